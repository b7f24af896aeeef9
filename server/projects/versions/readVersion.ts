import type { VersionContent } from '#engine/protocol/version.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Connection } from '#server/database/Database.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { findVersion } from '#server/database/repositories/projectVersions.ts';
import { findVersionContents } from '#server/database/repositories/versionContents.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import type { Encodable } from '#server/http/encodeAnswer.ts';

import { presentVersion } from './presentVersions.ts';
import { readContents } from './readContents.ts';

/** A version with all that it holds. @throws NotFoundError */
export async function readVersion(
  connection: Connection,
  registry: ToolsetRegistry,
  project: ProjectRow,
  id: string,
): Promise<Encodable<VersionContent>> {
  const version = await findVersion(connection, project.id, id);
  if (!version) throw new NotFoundError();
  return {
    ...(await presentVersion(connection, project, version)),
    ...readContents(registry, version.project, await findVersionContents(connection, id)),
  };
}
