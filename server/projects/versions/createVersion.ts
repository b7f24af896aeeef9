import type { VersionCause } from '#engine/protocol/version.ts';
import type { Transaction } from '#server/database/Database.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { insertVersion } from '#server/database/repositories/projectVersions.ts';
import { type KeptContent, keepContents } from '#server/database/repositories/versionContents.ts';

import { versionDigest } from './versionDigest.ts';

export interface NewVersion {
  /** Locked. */
  project: ProjectRow;
  userId: string;
  name: string;
  cause: VersionCause;
  /** All that is saved in the project. */
  contents: readonly KeptContent[];
}

/** Keeps what is saved as a version, and returns its id. */
export async function createVersion(
  transaction: Transaction,
  { project, userId, name, cause, contents }: NewVersion,
): Promise<string> {
  const versionId = await insertVersion(transaction, project.id, {
    userId,
    name,
    cause,
    digest: versionDigest(project, contents),
    project,
  });
  await keepContents(transaction, { projectId: project.id, versionId }, contents);
  return versionId;
}
