/** The stages of the guided path, in the order a project goes through them (Double Diamond, with a set-up stage before it). */
export const stages = ['setup', 'discover', 'define', 'develop', 'deliver'] as const;

export type Stage = (typeof stages)[number];
