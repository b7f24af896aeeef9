import type { VersionCause } from '#engine/protocol/version.ts';
import type { Transaction } from '#server/database/Database.ts';
import { deleteVersions, listVersions } from '#server/database/repositories/projectVersions.ts';
import { deleteUnheldContents } from '#server/database/repositories/versionContents.ts';

import { hasVersionRoom } from './requireVersionRoom.ts';

/**
 * How many of those that were made by themselves stay, in the order in which they make room: none pushes out another
 * kind.
 */
const kinds: readonly { causes: readonly VersionCause[]; most: number }[] = [
  { causes: ['edit'], most: 20 },
  { causes: ['draft', 'merge'], most: 50 },
  { causes: ['restore', 'generate-all', 'import'], most: 50 },
];

/**
 * Drops the oldest of the versions that were made by themselves, as far as they are too many or too large, but for
 * some.
 */
export async function makeVersionRoom(
  transaction: Transaction,
  projectId: string,
  but: readonly (string | undefined)[],
): Promise<void> {
  const versions = await listVersions(transaction, projectId);
  const ofKinds = kinds.map(({ causes, most }) => {
    const ids = versions.filter(({ cause }) => causes.includes(cause)).map(({ id }) => id);
    const mayGo = (some: string[]) => some.filter((id) => !but.includes(id));
    return { tooMany: mayGo(ids.slice(most)), oldestFirst: mayGo(ids.slice(0, most)).toReversed() };
  });
  await deleteWithContents(
    transaction,
    projectId,
    ofKinds.flatMap(({ tooMany }) => tooMany),
  );
  for (const oldest of ofKinds.flatMap(({ oldestFirst }) => oldestFirst)) {
    if (await hasVersionRoom(transaction, projectId)) return;
    await deleteWithContents(transaction, projectId, [oldest]);
  }
}

async function deleteWithContents(transaction: Transaction, projectId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteVersions(transaction, projectId, ids);
  await deleteUnheldContents(transaction, projectId);
}
