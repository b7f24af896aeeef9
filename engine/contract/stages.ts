/** The stages of the guided path in order (Double Diamond, preceded by a set-up stage). */
export const stages = ['setup', 'discover', 'define', 'develop', 'deliver'] as const;

export type Stage = (typeof stages)[number];
