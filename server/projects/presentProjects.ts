import type { Project } from '#engine/protocol/project.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Connection } from '#server/database/Database.ts';
import type { ProjectOfPerson } from '#server/database/repositories/projects.ts';
import { countProgress } from '#server/database/repositories/projectToolsetStates.ts';
import { goneAt } from '#server/database/repositories/removedProjects.ts';
import { findNames } from '#server/database/repositories/users.ts';

/** Projects as somebody sees them, with their progress. */
export async function presentProjects(
  connection: Connection,
  toolsets: ToolsetRegistry,
  rows: ProjectOfPerson[],
): Promise<Project[]> {
  if (rows.length === 0) return [];
  const ids = toolsets.toolsets.map(({ manifest }) => manifest.id);
  const setup = toolsets.setup.map(({ manifest }) => manifest.id);
  const progress = await countProgress(
    connection,
    rows.map(({ id }) => id),
    { setup, path: ids.filter((id) => !setup.includes(id)) },
  );
  const none = { saved: 0, generated: 0, starters: 0, own: { setup: 0, path: 0 } };
  const foreign = rows.filter(({ role }) => role !== 'owner').map(({ userId }) => userId);
  const names = foreign.length > 0 ? await findNames(connection, foreign) : new Map<string, string>();
  return rows.map((project) => ({
    id: project.id,
    name: project.name,
    description: project.description,
    workspaceId: project.role === 'owner' ? project.workspaceId : null,
    role: project.role,
    owner: project.role === 'owner' ? null : { id: project.userId, fullName: names.get(project.userId) ?? '' },
    mode: project.mode,
    language: project.language,
    isExample: project.isExample,
    progress: { ...(progress.get(project.id) ?? none), total: ids.length },
    createdAt: project.createdAt,
    updatedAt: project.updatedAt,
    lastOpenedAt: project.lastOpenedAt,
    ...(project.removedAt && { goneAt: goneAt(project.removedAt) }),
  }));
}

export async function presentProject(
  connection: Connection,
  toolsets: ToolsetRegistry,
  row: ProjectOfPerson,
): Promise<Project> {
  const [project] = await presentProjects(connection, toolsets, [row]);
  return project!;
}
