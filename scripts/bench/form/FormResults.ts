import type { Peer } from './buildPages.ts';
import type { Measurement } from './measurePage.ts';

/** How many times slower than this machine the browser is made. */
export const speeds = [1, 4] as const;

/** What was measured, round by round. */
export type FormResults = Record<`${Peer}@${(typeof speeds)[number]}x`, Measurement[]>;
