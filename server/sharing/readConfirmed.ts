import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Connection } from '#server/database/Database.ts';
import { findSavedContents } from '#server/database/repositories/savedContents.ts';
import { confirmedRows } from '#server/export/confirmedRows.ts';

/** What is saved in a project without what nobody has confirmed; toolsets of which nothing is left are not in it. */
export async function readConfirmed(
  connection: Connection,
  registry: ToolsetRegistry,
  projectId: string,
): Promise<Map<string, ToolsetDocument>> {
  const rows = await findSavedContents(connection, projectId);
  const { saved } = confirmedRows(
    registry,
    rows.map(({ toolsetId, json, unconfirmed, savedAt }) => ({ toolset: toolsetId, json, unconfirmed, savedAt })),
    [],
  );
  return new Map(saved.map(({ toolset, json }) => [toolset, JSON.parse(json) as ToolsetDocument]));
}
