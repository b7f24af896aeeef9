import { linesIn } from '#engine/sources/lineRanges.ts';
import { readLines } from '#engine/sources/readLines.ts';
import { WithdrawnWords } from '#engine/sources/WithdrawnWords.ts';
import { withoutLines } from '#engine/sources/withoutLines.ts';
import type { Transaction } from '#server/database/Database.ts';
import { noteProjectSize } from '#server/database/repositories/projectSizes.ts';
import { deleteSource, updateSource, type WholeSource } from '#server/database/repositories/sources.ts';
import { keepWithdrawal, type Withdrawal } from '#server/database/repositories/withdrawals.ts';
import { withdrawTexts } from '#server/database/repositories/withdrawnTexts.ts';

import { foldLines } from './foldLines.ts';
import { saidIn } from './saidIn.ts';

/**
 * Takes a source or lines of it out for good, with whoever speaks in these alone, and all that quotes them in the
 * project; and notes that it was done, for restores of earlier backups.
 *
 * @param person who goes with the lines, also where they were named and never spoke
 */
export async function withdrawWords(
  transaction: Transaction,
  source: WholeSource,
  withdrawal: Withdrawal,
  person?: string,
): Promise<void> {
  const { projectId, lines } = withdrawal;
  const numbers = lines ? linesIn(lines, source.text.length + 1) : undefined;
  if (numbers) await updateSource(transaction, source.id, withoutWords(source, numbers, person));
  else await deleteSource(transaction, source.id);
  await withdrawTexts(transaction, projectId, new WithdrawnWords(saidIn(source, numbers)));
  await noteProjectSize(transaction, projectId);
  await keepWithdrawal(transaction, withdrawal);
}

function withoutWords(source: WholeSource, numbers: ReadonlySet<number>, person?: string) {
  const text = withoutLines(source.text, numbers);
  const spoke = readLines(source.text, source.people);
  const isLeft = (id: string) => spoke.some(({ speaker, number }) => speaker === id && !numbers.has(number));
  const isHeard = (id: string) => spoke.some(({ speaker }) => speaker === id);
  const people = source.people.filter(({ id }) => id !== person && (!isHeard(id) || isLeft(id)));
  return { ...source, people, text, words: foldLines(text) };
}
