import type { Claim } from './Evidence.ts';

type Risk = Pick<Claim, 'importance' | 'strength'>;

// Nobody has said how important it is: in the middle.
const unknownImportance = 3;

/**
 * Claims in the order in which they should be tested: important ones first, and of those the ones that least is known
 * of.
 */
export function riskiestFirst<T extends Risk>(claims: readonly T[]): T[] {
  return claims.toSorted((a, b) => importanceOf(b) - importanceOf(a) || a.strength - b.strength);
}

/** Whether a claim is still to be tested. */
export function isOpen({ state }: Pick<Claim, 'state'>): boolean {
  return state === 'assumed' || state === 'contested';
}

function importanceOf({ importance = unknownImportance }: Risk): number {
  return importance;
}
