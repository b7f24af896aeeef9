import type { Plan } from '#engine/protocol/billing.ts';

/** The part of a locale key that says how often a plan is paid. */
export const intervalOf = (interval: Plan['interval']): 'month' | 'year' | 'once' => interval ?? 'once';
