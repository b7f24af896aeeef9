import type { SourceRequest } from '#engine/protocol/source.ts';
import { findSpeakers } from '#engine/sources/findSpeakers.ts';
import { mostSourceBytes, mostSourceCharacters, mostSources } from '#engine/sources/sourceRules.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import { touchProject } from '#server/database/repositories/projects.ts';
import { growProject } from '#server/database/repositories/projectSizes.ts';
import { insertSource, sizeOfSources } from '#server/database/repositories/sources.ts';
import { ApplicationError } from '#server/errors/ApplicationError.ts';
import { requireStorage } from '#server/projects/requireStorage.ts';

import { foldLines } from './foldLines.ts';

const megabyte = 1_000_000;

interface NewSourceOrder extends Omit<SourceRequest, 'text'> {
  userId: string;
  projectId: string;
  /** As it is kept. */
  text: string;
}

/**
 * Adds a source to a project, with those who seem to speak in it.
 *
 * @throws ApplicationError beyond what a source or a project may hold; BusinessError `storage-full`
 */
export async function addSource(
  transaction: Transaction,
  { userId, projectId, text, people, ...about }: NewSourceOrder,
): Promise<{ id: string }> {
  const project = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
  if (text === '') throw new ApplicationError('source-empty');
  if (text.length > mostSourceCharacters)
    throw new ApplicationError('source-too-long', { limit: mostSourceCharacters });
  const size = await sizeOfSources(transaction, projectId);
  const bytes = Buffer.byteLength(text);
  if (size.count >= mostSources) throw new ApplicationError('too-many-sources', { limit: mostSources });
  if (size.bytes + bytes > mostSourceBytes)
    throw new ApplicationError('sources-too-large', { limit: `${mostSourceBytes / megabyte} MB` });
  const id = await insertSource(transaction, {
    projectId,
    userId,
    title: about.title,
    kind: about.kind,
    date: about.date ?? null,
    language: about.language ?? null,
    consent: about.consent ?? null,
    people: findSpeakers(text, people),
    text,
    words: foldLines(text),
  });
  await growProject(transaction, projectId, bytes);
  await requireStorage(transaction, { ownerId: project.userId, actorId: userId });
  await touchProject(transaction, projectId);
  return { id };
}
