import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Connection } from '#server/database/Database.ts';
import { findProjectToolsets } from '#server/database/repositories/projectToolsets.ts';

/** What a project says of a toolset: as saved, or as drafted where nothing is saved yet. */
export interface ReadDocument {
  document: ToolsetDocument;
  unconfirmed: Unconfirmed;
  isDraft: boolean;
}

/** The documents of a project as the second reader finds them, with what is computed, in the order of the path. */
export async function readDocuments(
  connection: Connection,
  registry: ToolsetRegistry,
  projectId: string,
): Promise<Map<string, ReadDocument>> {
  const rows = await findProjectToolsets(connection, projectId);
  const contentOf = (id: string) => rows.get(id)?.content ?? rows.get(id)?.draft?.content ?? null;
  const settled = computeDocuments((id) => (registry.has(id) ? registry.get(id) : undefined), contentOf);
  return new Map(
    registry.toolsets.flatMap(({ manifest: { id } }) => {
      const row = rows.get(id);
      const document = settled(id);
      if (!row || !document) return [];
      const isDraft = row.content === null;
      const { unconfirmed } = isDraft && row.draft ? row.draft : row;
      return [[id, { document, unconfirmed, isDraft }] as const];
    }),
  );
}
