import type { Area } from '../../Area.ts';
import type { PictureSource } from '../../PictureSource.ts';
import type { SceneElement } from '../../Scene.ts';
import type { AreaContent } from './readArea.ts';

/** Where an area is laid. */
export interface AreaRoom {
  width: number;
  /** null: as high as the content needs. */
  height: number | null;
  area: Area;
  source: PictureSource;
}

/** An area's elements, with its top left corner as the origin. */
export interface Laid {
  height: number;
  /** The smallest type of its entries, where they are a list. */
  size?: number;
  elements: SceneElement[];
}

export type LayArea = (content: AreaContent, room: AreaRoom) => Laid;
