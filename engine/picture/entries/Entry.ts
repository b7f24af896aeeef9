import type { Role } from '#engine/picture/roles.ts';

import type { Sign } from './signs.ts';

/** One item of a list as a picture shows it. */
export interface Entry {
  pointer: string;
  /** The whole text, for a screen reader. */
  label: string;
  title: string;
  text: string;
  sign?: Sign;
  /** A figure before the title. */
  figure?: string;
  /** Its number in its list, and whether another list has an answer to it. */
  place?: { number: number; isAnswered: boolean };
  /** Pips after the title. */
  score?: { value: number; of: number };
  /** The number and the name of who said it, with a colour of their own among the first six. */
  speaker?: { number: number; name: string; role: Role };
}
