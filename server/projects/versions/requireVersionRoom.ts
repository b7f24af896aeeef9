import type { Transaction } from '#server/database/Database.ts';
import { sizeOfVersions } from '#server/database/repositories/versionContents.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';

const megabyte = 1_000_000;
const most = 256 * megabyte;

/** Whether the versions of a project are small enough together; documents that several hold count once. */
export async function hasVersionRoom(transaction: Transaction, projectId: string): Promise<boolean> {
  return (await sizeOfVersions(transaction, projectId)) <= most;
}

/** Refuses a version that was just kept and makes those of its project too large. */
export async function requireVersionRoom(transaction: Transaction, projectId: string): Promise<void> {
  if (await hasVersionRoom(transaction, projectId)) return;
  throw new BusinessError('versions-too-large', { limit: `${most / megabyte} MB` });
}
