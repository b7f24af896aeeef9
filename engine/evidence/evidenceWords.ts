/**
 * How something is known, the weakest first: somebody wrote it, said it, gave time, data or their name for it, was seen
 * doing it; it was counted in a running test; somebody paid for it.
 */
export const sourceKinds = ['read', 'said', 'gave', 'did', 'measured', 'paid'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Whether a result must reach the threshold or stay below it. */
export const directions = ['at-least', 'at-most'] as const;
export type Direction = (typeof directions)[number];

/** What a test says of a claim. */
export const verdicts = ['supported', 'refuted', 'open'] as const;
export type Verdict = (typeof verdicts)[number];

/** What is known of a claim: computed, never typed. */
export const claimStates = ['assumed', 'supported', 'contested', 'refuted'] as const;
export type ClaimState = (typeof claimStates)[number];
