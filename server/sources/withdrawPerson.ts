import type { SourceAnswer } from '#engine/protocol/source.ts';
import { toRanges } from '#engine/sources/lineRanges.ts';
import { readLines } from '#engine/sources/readLines.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';
import { touchProject } from '#server/database/repositories/projects.ts';
import type { WholeSource } from '#server/database/repositories/sources.ts';
import type { Withdrawal } from '#server/database/repositories/withdrawals.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

import { presentSource } from './presentSource.ts';
import { requireSource } from './requireSource.ts';
import { withdrawWords } from './withdrawWords.ts';

interface PersonalWithdrawal {
  userId: string;
  projectId: string;
  sourceId: string;
  /** The id of a speaker. */
  person: string;
}

/**
 * Takes one speaker out of a source, their words and their label, and out of all that quotes them in the project.
 *
 * @returns what is left, and what is to be listed beside the backups
 * @throws NotFoundError
 */
export async function withdrawPerson(
  transaction: Transaction,
  { userId, projectId, sourceId, person }: PersonalWithdrawal,
): Promise<{ source: SourceAnswer; withdrawal: Withdrawal }> {
  await requireLockedProject(transaction, { id: userId }, 'withdraw', projectId);
  const source = await requireSource(transaction, projectId, sourceId);
  if (!source.people.some(({ id }) => id === person)) throw new NotFoundError();
  const lines = linesOf(source, person);
  const withdrawal = { id: createId(), projectId, sourceId, lines, withdrawnAt: new Date().toISOString() };
  await withdrawWords(transaction, source, withdrawal, person);
  await touchProject(transaction, projectId);
  return { source: presentSource(await requireSource(transaction, projectId, sourceId)), withdrawal };
}

const linesOf = ({ text, people }: WholeSource, person: string) =>
  toRanges(readLines(text, people).flatMap(({ speaker, number }) => (speaker === person ? [number] : [])));
