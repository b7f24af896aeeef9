import type { Project } from '#engine/protocol/project.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { Connection } from '../database/Database.ts';
import type { ProjectRow } from '../database/repositories/projects.ts';
import { countProgress } from '../database/repositories/projectToolsetStates.ts';

/** Projects as their owner sees them, with their progress. */
export async function presentProjects(
  connection: Connection,
  toolsets: ToolsetRegistry,
  rows: ProjectRow[],
): Promise<Project[]> {
  if (rows.length === 0) return [];
  const ids = toolsets.toolsets.map(({ manifest }) => manifest.id);
  const progress = await countProgress(
    connection,
    rows.map(({ id }) => id),
    ids,
  );
  return rows.map((project) => ({
    id: project.id,
    name: project.name,
    description: project.description,
    workspaceId: project.workspaceId,
    mode: project.mode,
    language: project.language,
    isExample: project.isExample,
    progress: { ...(progress.get(project.id) ?? { saved: 0, generated: 0 }), total: ids.length },
    createdAt: project.createdAt,
    updatedAt: project.updatedAt,
    lastOpenedAt: project.lastOpenedAt,
  }));
}

export async function presentProject(
  connection: Connection,
  toolsets: ToolsetRegistry,
  row: ProjectRow,
): Promise<Project> {
  const [project] = await presentProjects(connection, toolsets, [row]);
  return project!;
}
