import type { Place } from '#engine/picture/GroupEdit.ts';

export interface Point {
  x: number;
  y: number;
}

/** What dragging a group can do. */
export interface DragPlan {
  /** The middle of what is moved, in the group's coordinates; without one it counts by where it is held. */
  at?: Point | undefined;
  /** Whether a finger holds it before it drags it. */
  isHeld: boolean;
  /** Whether points are the sheet's, and not the group's. */
  isOnSheet: boolean;
  /** What letting it go at a point does. */
  dropAt: (point: Point) => PlannedDrop;
}

export interface PlannedDrop {
  /** To be shown while the group is over it. */
  place: Place | null;
  /** Given where on the sheet the group was let go; null where nothing changes there. */
  apply: ((at: Point) => void) | null;
}
