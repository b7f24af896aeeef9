import type { Role } from '#engine/picture/roles.ts';

/** Signs before an entry, each with a form of its own, so that none is told by colour alone. */
export const signs = [
  'up',
  'down',
  'both',
  'open',
  'known',
  'assumed',
  'unknown',
  'yes',
  'no',
  'high',
  'medium',
  'low',
  'plus',
  'minus',
  'star',
] as const;

export type Sign = (typeof signs)[number];

/** The colour of each sign. */
export const signRoles: Record<Sign, Role> = {
  up: 'gain',
  down: 'pain',
  both: 'accent-5',
  open: 'assumed',
  known: 'gain',
  assumed: 'assumed',
  unknown: 'pain',
  yes: 'gain',
  no: 'pain',
  high: 'pain',
  medium: 'accent-5',
  low: 'assumed',
  plus: 'gain',
  minus: 'pain',
  star: 'accent-5',
};
