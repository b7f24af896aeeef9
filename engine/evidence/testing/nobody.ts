import type { PeopleByKind } from '#engine/evidence/Evidence.ts';

/** For or against a claim of a test. */
export const nobody: PeopleByKind = { read: 0, said: 0, gave: 0, did: 0, measured: 0, paid: 0 };
