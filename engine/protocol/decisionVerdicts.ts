// Apart from the shapes, so that pages need no zod.
/** What may follow from a round. */
export const decisionVerdicts = ['go', 'change', 'stop'] as const;

export type DecisionVerdict = (typeof decisionVerdicts)[number];

/** How many reasons a decision may have. */
export const mostReasons = 40;
