import type { Room } from '#engine/picture/growing/findRoom.ts';
import type { Scene } from '#engine/picture/Scene.ts';

/** What of a picture is written where it stands. */
export interface Opening {
  /** Pointer of the list or text. */
  pointer: string;
  /** The scene with the room that writing takes; null where there is none for it. */
  makeRoom: (scene: Scene) => ({ scene: Scene } & Room) | null;
}

/** Where a card lies that is written in place, in units of the scene. */
export interface Spot extends Room {
  /** What holds the picture. */
  board: HTMLElement;
  /** Of the scene. */
  width: number;
}
