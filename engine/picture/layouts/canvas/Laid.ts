import type { Area } from '#engine/picture/Area.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import type { AreaContent } from './readArea.ts';

/** A ray of a star: what it leads to, and where, in degrees clockwise from the right. */
export interface Ray {
  name: string;
  angle: number;
}

/** Where an area is laid. */
export interface AreaRoom {
  width: number;
  /** null: as high as the content needs. */
  height: number | null;
  area: Area;
  source: PictureSource;
  /** What the rays of a star lead to. */
  rays?: readonly Ray[];
}

/** An area's elements, with its top left corner as the origin. */
export interface Laid {
  height: number;
  /** The smallest type of its entries, where they are a list. */
  size?: number;
  /** Whether its entries found no room for all of their texts. */
  isShortened?: boolean;
  elements: SceneElement[];
}

export type LayArea = (content: AreaContent, room: AreaRoom) => Laid;
