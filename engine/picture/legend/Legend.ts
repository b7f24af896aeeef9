import type { Sign } from '#engine/picture/entries/signs.ts';
import type { Role } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

/** What stands in a legend before a word, drawn as it is in the picture. */
export type LegendMark =
  | { kind: 'sign'; sign: Sign }
  | { kind: 'pips'; of: number; role: Role }
  | { kind: 'line'; role: Role; strokeWidth: number; dash?: 'dashed' | 'dotted' }
  | { kind: 'box'; fill?: Role; stroke?: Role; dash?: 'dashed' }
  /** A layout's own, around the origin. */
  | { kind: 'drawn'; elements: SceneElement[] }
  | { kind: 'place'; isAnswered: boolean }
  | { kind: 'steps'; of: number }
  | { kind: 'number'; text: string; role: Role };

export interface LegendItem {
  /** Without it the word explains a figure. */
  mark?: LegendMark;
  word: string;
}

/** What the marks of a picture tell of one field, such as the certainty of each answer. */
export interface LegendGroup {
  /** What the field is called; "" where the words say enough. */
  name: string;
  items: LegendItem[];
}
