import type { VerdictDeclaration } from './contracts/verdictsContract.ts';
import type { Verdict } from './evidenceWords.ts';

/** The verdict that a person chose, from the words of the folder's own enum. */
export function readVerdict({ words }: Pick<VerdictDeclaration, 'words'>, value: unknown): Verdict {
  if (value === (words.supported ?? 'supported')) return 'supported';
  return value === (words.refuted ?? 'refuted') ? 'refuted' : 'open';
}
