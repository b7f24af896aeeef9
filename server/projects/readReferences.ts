import type { ToolsetState } from '#engine/protocol/project.ts';
import { referenceItems } from '#engine/registry/referenceItems.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';

import type { Connection } from '../database/Database.ts';
import { findProjectToolset } from '../database/repositories/projectToolsets.ts';

/** The items each bound field can refer to: saved ones, and those of a draft this toolset may have been made from. */
export async function readReferences(
  connection: Connection,
  projectId: string,
  { manifest }: Toolset,
): Promise<ToolsetState['references']> {
  const references: ToolsetState['references'] = {};
  for (const bind of manifest.binds) {
    const source = await findProjectToolset(connection, projectId, bind.toolset);
    const items = [...referenceItems(bind, source.content), ...referenceItems(bind, source.draft?.content ?? null)];
    references[bind.field] = [...new Map(items.map((item) => [item.id, item])).values()];
  }
  return references;
}
