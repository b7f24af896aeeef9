import type { SourceAnswer } from '#engine/protocol/source.ts';
import { WithdrawnWords } from '#engine/sources/WithdrawnWords.ts';
import { withoutWordsOf } from '#engine/sources/withoutWordsOf.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import { touchProject } from '#server/database/repositories/projects.ts';
import { noteProjectSize } from '#server/database/repositories/projectSizes.ts';
import { updateSource } from '#server/database/repositories/sources.ts';
import { withdrawTexts } from '#server/database/repositories/withdrawnTexts.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

import { foldLines } from './foldLines.ts';
import { presentSource } from './presentSource.ts';
import { requireSource } from './requireSource.ts';
import { saidIn } from './saidIn.ts';

interface Withdrawal {
  userId: string;
  projectId: string;
  sourceId: string;
  /** The id of a speaker. */
  person: string;
}

/**
 * Takes one speaker out of a source, their words and their label, and out of all that quotes them in the project.
 *
 * @throws NotFoundError
 */
export async function withdrawPerson(
  transaction: Transaction,
  { userId, projectId, sourceId, person }: Withdrawal,
): Promise<SourceAnswer> {
  await requireLockedProject(transaction, { id: userId }, 'withdraw', projectId);
  const source = await requireSource(transaction, projectId, sourceId);
  if (!source.people.some(({ id }) => id === person)) throw new NotFoundError();
  const text = withoutWordsOf(source.text, source.people, person);
  const people = source.people.filter(({ id }) => id !== person);
  await updateSource(transaction, sourceId, { ...source, people, text, words: foldLines(text) });
  await withdrawTexts(transaction, projectId, new WithdrawnWords(saidIn(source, person)));
  await noteProjectSize(transaction, projectId);
  await touchProject(transaction, projectId);
  return presentSource(await requireSource(transaction, projectId, sourceId));
}
