import type { SourceKind } from './evidenceWords.ts';

/**
 * What evidence is worth: its kind × how many independent people or cases × how real the setting was.
 *
 * The order of the kinds and the steps by number follow Bland & Osterwalder, *Testing Business Ideas* (2019): what
 * people do weighs more than what they say, and what they pay more than what they do. `gave` is Fitzpatrick's currency
 * of time, reputation or data (*The Mom Test*, 2013). A counted test is worth more from thirty cases, from which on a
 * share is known to within a sixth or so.
 */
const steps: Readonly<Record<SourceKind, readonly { from: number; strength: number }[]>> = {
  read: [{ from: 1, strength: 1 }],
  said: [
    { from: 1, strength: 1 },
    { from: 5, strength: 2 },
  ],
  gave: [
    { from: 1, strength: 1 },
    { from: 2, strength: 2 },
    { from: 5, strength: 3 },
  ],
  did: [
    { from: 1, strength: 2 },
    { from: 5, strength: 3 },
  ],
  measured: [
    { from: 1, strength: 3 },
    { from: 30, strength: 4 },
  ],
  paid: [
    { from: 1, strength: 3 },
    { from: 3, strength: 4 },
    { from: 5, strength: 5 },
  ],
};

/** From how many people or cases on a verdict decides for good; words never do. */
const decisiveFrom: Partial<Record<SourceKind, number>> = { did: 5, measured: 30, paid: 5 };

/**
 * How much one kind of evidence tells.
 *
 * @param n independent people or cases
 * @returns 0 to 5
 */
export function strengthOf(kind: SourceKind, n: number): number {
  return steps[kind].findLast(({ from }) => n >= from)?.strength ?? 0;
}

/** Whether a verdict decides for good: it rests on deeds, and on enough of them. */
export function isDecisive(kind: SourceKind, n: number): boolean {
  return n >= (decisiveFrom[kind] ?? Infinity);
}

/** Whether it is known by what people did, and not by what they said or wrote. */
export const isDeed = (kind: SourceKind): boolean => decisiveFrom[kind] !== undefined;
