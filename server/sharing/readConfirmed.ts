import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Connection } from '#server/database/Database.ts';
import {
  findSavedContents,
  identifySavedContents,
  type SavedIdentity,
} from '#server/database/repositories/savedContents.ts';
import { confirmedRows } from '#server/export/confirmedRows.ts';
import type { Services } from '#server/Services.ts';

/** Contents by the ids of their toolsets. */
export type ConfirmedContents = ReadonlyMap<string, ToolsetDocument>;

/**
 * What is saved in a project without what nobody has confirmed; toolsets of which nothing is left are not in it. Found
 * once for the same contents and confirmations.
 */
export async function readConfirmed(
  connection: Connection,
  { toolsets, confirmed }: Pick<Services, 'toolsets' | 'confirmed'>,
  projectId: string,
): Promise<ConfirmedContents> {
  const known = confirmed.find(keyOf(projectId, await identifySavedContents(connection, projectId)));
  if (known) return known;
  const rows = await findSavedContents(connection, projectId);
  const weight = rows.reduce((sum, { json }) => sum + json.length, 0);
  return confirmed.keep(keyOf(projectId, rows), weight, () => {
    const { saved } = confirmedRows(
      toolsets,
      rows.map(({ toolsetId, json, unconfirmed, savedAt }) => ({ toolset: toolsetId, json, unconfirmed, savedAt })),
      [],
    );
    return new Map(saved.map(({ toolset, json }) => [toolset, JSON.parse(json) as ToolsetDocument]));
  });
}

function keyOf(projectId: string, rows: readonly SavedIdentity[]): string {
  const contents = rows.map(({ toolsetId, contentId, unconfirmed }) => [toolsetId, contentId, unconfirmed]);
  return JSON.stringify([projectId, contents]);
}
