import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import type { Area, PictureForm } from './Area.ts';
import type { LegendGroup } from './legend/Legend.ts';
import type { PictureSource } from './PictureSource.ts';
import type { SceneElement } from './Scene.ts';

/** What a layout draws on one sheet; its origin is the top left corner of the area. */
export interface Drawing {
  /** What this sheet is about, such as the persona's name. */
  about?: string;
  /** The text alternative: one sentence with the counts. */
  description: string;
  /** The height that was used; at most that of the area. */
  height: number;
  elements: SceneElement[];
  /** What its marks mean, where no word beside them says so; it stands below the drawing. */
  legend?: LegendGroup[];
}

/** Draws the content as sheets; none where there is nothing to show. */
export type Draw<Description> = (description: Description, source: PictureSource, area: Area) => Drawing[];

/** Marks something in what was drawn. */
export type MarkDrawing = (drawing: Drawing, source: PictureSource, form: PictureForm | 'slide') => Drawing;

/** Tells what of a layout's description does not fit the schema; `pointer` is within the description. */
export type CheckLayout<Description> = (
  description: Description,
  schema: ToolsetSchema,
  say: (pointer: string, message: string) => void,
) => void;
