import type { Connection } from '../database/Database.ts';
import { countOwned } from '../database/repositories/ownedRows.ts';
import { BusinessError } from '../errors/BusinessError.ts';

const most = { workspaces: 200, projects: 1000 };

/** Refuses what a person has too many of already. Calls that come at the same instant may exceed it by a few. */
export async function requireRoom(connection: Connection, userId: string, kind: keyof typeof most): Promise<void> {
  const limit = most[kind];
  if ((await countOwned(connection, kind, userId)) >= limit) throw new BusinessError(`too-many-${kind}`, { limit });
}
