import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import type { Figures } from '#engine/computed/Figures.ts';
import { figurePlaces, pickFigures } from '#engine/computed/pickFigures.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Connection } from '#server/database/Database.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';

interface FiguresOf {
  projectId: string;
  toolset: Pick<Toolset, 'manifest'>;
  /** Leaves out drafts. */
  isSavedOnly?: boolean;
}

/**
 * What a toolset reads of others in a project: as saved, or as drafted where nothing is saved yet. Values of theirs
 * that follow from others again are those that follow today.
 */
export async function readFigures(
  connection: Connection,
  registry: ToolsetRegistry,
  { projectId, toolset: { manifest }, isSavedOnly = false }: FiguresOf,
): Promise<Figures> {
  const contents = new Map<string, ToolsetDocument | null>();
  await read(manifest);
  const find = (id: string) => (registry.has(id) ? registry.get(id) : undefined);
  return pickFigures(
    manifest,
    computeDocuments(find, (id) => contents.get(id) ?? null),
  );

  async function read(reader: Toolset['manifest']): Promise<void> {
    for (const { toolset } of figurePlaces(reader)) {
      if (contents.has(toolset) || !registry.has(toolset)) continue;
      const row = await findProjectToolset(connection, projectId, toolset);
      contents.set(toolset, row.content ?? (isSavedOnly ? null : (row.draft?.content ?? null)));
      await read(registry.get(toolset).manifest);
    }
  }
}
