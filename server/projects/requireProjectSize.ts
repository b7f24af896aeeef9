import type { Connection } from '#server/database/Database.ts';
import { measureSavedContents } from '#server/database/repositories/savedContents.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';

/**
 * In megabytes: six times what the example company's finished project takes. Prompts, evidence and exports read all of
 * it.
 */
const mostMegabytes = 2;
const megabyte = 1024 * 1024;

/**
 * Contents up to so many bytes are let through and not counted, so that most saves need no look at the others: those of
 * all our toolsets together are a quarter of what a project may have.
 */
export const bytesNotCounted = 20_000;

/**
 * Refuses what has just been written where it has made the saved contents of a project larger than they may be
 * together, by the same measure on every way into a project: what could be saved can be exported and imported. Called
 * within the transaction that wrote it.
 *
 * @throws BusinessError `project-too-large`
 */
export async function requireProjectSize(transaction: Connection, projectId: string): Promise<void> {
  const bytes = await measureSavedContents(transaction, projectId, bytesNotCounted);
  if (bytes > mostMegabytes * megabyte) throw new BusinessError('project-too-large', { limit: `${mostMegabytes} MB` });
}
