import { findDepth } from '#engine/depth/findDepth.ts';
import type { ChosenDepth } from '#engine/protocol/depth.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import type { Services } from '#server/Services.ts';

import type { ProjectToolsetStates } from './ProjectToolsetStates.ts';

/** How deep a project's toolsets go, of those whose folders have depths. Where nobody has chosen, contents decide. */
export async function readDepths(
  { database, toolsets, paths }: Pick<Services, 'database' | 'toolsets' | 'paths'>,
  { id, path, depths }: Pick<ProjectRow, 'id' | 'path' | 'depths'>,
  states: ProjectToolsetStates,
): Promise<ReadonlyMap<string, ChosenDepth>> {
  const found = new Map<string, ChosenDepth>();
  for (const toolset of toolsets.toolsets.filter(({ ui }) => ui.depths)) {
    const toolsetId = toolset.manifest.id;
    const { depth: chosen, topics = [] } = depths[toolsetId] ?? {};
    const grounds = { chosen, ofPath: paths.depthOf(path, toolsetId) };
    const isRead = chosen === undefined && states.has(toolsetId);
    const row = isRead ? await findProjectToolset(database.connection, id, toolsetId) : undefined;
    const depth = findDepth(toolset, grounds, row?.draft?.content ?? row?.content ?? null);
    if (depth) found.set(toolsetId, { depth: depth.id, topics });
  }
  return found;
}
