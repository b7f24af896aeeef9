import type { Place } from '#engine/picture/GroupEdit.ts';

/** A list whose items a scene shows, and where; in the scene's coordinates. */
export interface ShownList {
  pointer: string;
  /** Its heading and its items. */
  place: Place;
  /** The part of the drawing that is filled or outlined around it, if there is one. */
  ground: Place | null;
  items: ShownItem[];
  /** What stands for the list as a whole: its heading, or all of it. */
  heading: Place | null;
  /** Whether its items lie where their scores are, and not one after another. */
  isScattered: boolean;
  /** How many items it may have. */
  most: number;
}

/** An item of a list, and where the scene shows it. */
export interface ShownItem {
  pointer: string;
  index: number;
  place: Place;
}
