import type { Decision } from '#engine/protocol/decision.ts';

/** Whoever decided, each once; nobody where their accounts are gone. */
export function decidedBy({ by, with: others }: Pick<Decision, 'by' | 'with'>): { id: string; fullName: string }[] {
  return by ? [by, ...others.filter(({ id }) => id !== by.id)] : others;
}
