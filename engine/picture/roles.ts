/** Colours that tell things apart. */
export const accents = ['accent-1', 'accent-2', 'accent-3', 'accent-4', 'accent-5', 'accent-6'] as const;
const hats = ['hat-white', 'hat-red', 'hat-black', 'hat-yellow', 'hat-green', 'hat-blue'] as const;

/** What a colour means. A renderer's theme has a colour for each role. */
export const roles = [
  'ground',
  'paper',
  'wash',
  'wash-2',
  'ink',
  'quiet',
  'line',
  'strong-line',
  'on-accent',
  ...accents,
  'accent-1-soft',
  'accent-2-soft',
  'accent-3-soft',
  'accent-4-soft',
  'accent-5-soft',
  'accent-6-soft',
  'gain',
  'gain-soft',
  'pain',
  'pain-soft',
  'assumed',
  'assumed-soft',
  ...hats,
] as const;

export type Role = (typeof roles)[number];

export type Accent = (typeof accents)[number];

/** The pale form of a colour, for grounds under text. */
export function soft(role: Accent | 'gain' | 'pain' | 'assumed'): Role {
  return `${role}-soft`;
}
