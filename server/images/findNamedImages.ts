import { setImmediate as breathe } from 'node:timers/promises';

import { imageNamesIn } from '#engine/images/imageNamesIn.ts';
import type { Connection } from '#server/database/Database.ts';
import { readDocuments } from '#server/database/repositories/projectDocuments.ts';

/**
 * Which of these images a document of the project names. Each document is read once, and none after the last image is
 * found.
 */
export async function findNamedImages(
  connection: Connection,
  projectId: string,
  fileNames: Iterable<string>,
): Promise<Set<string>> {
  const [named, missing] = [new Set<string>(), new Set(fileNames)];
  if (missing.size === 0) return named;
  for await (const document of readDocuments(connection, projectId)) {
    for (const name of imageNamesIn(document)) if (missing.delete(name)) named.add(name);
    if (missing.size === 0) break;
    // SQLite answers in this thread: others have their turn between documents.
    await breathe();
  }
  return named;
}
