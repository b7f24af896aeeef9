import type { Toolset } from '#engine/contract/Toolset.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { boundToolsets } from '#engine/references/Bind.ts';
import { referencesOf } from '#engine/registry/referencesOf.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Connection } from '#server/database/Database.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';

/**
 * The items each bound field can refer to: saved ones and, unless told otherwise, those of a draft it may be made from.
 */
export async function readReferences(
  connection: Connection,
  registry: ToolsetRegistry,
  { projectId, toolset, isSavedOnly = false }: { projectId: string; toolset: Toolset; isSavedOnly?: boolean },
): Promise<ToolsetState['references']> {
  const rows = new Map<string, Awaited<ReturnType<typeof findProjectToolset>>>();
  for (const id of new Set(toolset.manifest.binds.flatMap(boundToolsets))) {
    rows.set(id, await findProjectToolset(connection, projectId, id));
  }
  return referencesOf(toolset, (id) => {
    const row = rows.get(id);
    if (!row || !registry.has(id)) return undefined;
    return { definition: registry.get(id), contents: [row.content, isSavedOnly ? null : (row.draft?.content ?? null)] };
  });
}
