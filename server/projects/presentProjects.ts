import type { Project } from '#engine/protocol/project.ts';
import type { ToolsetPath } from '#engine/registry/ToolsetPaths.ts';
import type { Connection } from '#server/database/Database.ts';
import type { ProjectOfPerson } from '#server/database/repositories/projects.ts';
import { countProgress, type Progress } from '#server/database/repositories/projectToolsetStates.ts';
import { goneAt } from '#server/database/repositories/removedProjects.ts';
import { findNames } from '#server/database/repositories/users.ts';
import type { Services } from '#server/Services.ts';

type Shelf = Pick<Services, 'toolsets' | 'paths'>;

/** Projects as somebody sees them, with their progress. */
export async function presentProjects(
  connection: Connection,
  shelf: Shelf,
  rows: ProjectOfPerson[],
): Promise<Project[]> {
  if (rows.length === 0) return [];
  const pathOf = new Map(rows.map(({ id, path }) => [id, shelf.paths.of(path)]));
  const progress = await countByPath(connection, shelf, pathOf);
  const none = { saved: 0, generated: 0, starters: 0, beside: 0, own: { setup: 0, path: 0 } };
  const foreign = rows.filter(({ role }) => role !== 'owner').map(({ userId }) => userId);
  const names = foreign.length > 0 ? await findNames(connection, foreign) : new Map<string, string>();
  return rows.map((project) => {
    const { beside, ...counts } = progress.get(project.id) ?? none;
    const path = pathOf.get(project.id)!;
    return {
      id: project.id,
      name: project.name,
      description: project.description,
      workspaceId: project.role === 'owner' ? project.workspaceId : null,
      role: project.role,
      owner: project.role === 'owner' ? null : { id: project.userId, fullName: names.get(project.userId) ?? '' },
      mode: project.mode,
      language: project.language,
      isExample: project.isExample,
      path: path.id,
      progress: { ...counts, total: path.toolsets.length + beside },
      createdAt: project.createdAt,
      updatedAt: project.updatedAt,
      lastOpenedAt: project.lastOpenedAt,
      ...(project.removedAt && { goneAt: goneAt(project.removedAt) }),
    };
  });
}

/** Most people's projects take one or two paths. */
async function countByPath(connection: Connection, { toolsets }: Shelf, pathOf: ReadonlyMap<string, ToolsetPath>) {
  const ids = toolsets.toolsets.map(({ manifest }) => manifest.id);
  const setup = toolsets.setup.map(({ manifest }) => manifest.id);
  const counted = new Map<string, Progress>();
  for (const path of new Set(pathOf.values())) {
    const on = path.toolsets.map(({ id }) => id);
    const projects = [...pathOf].flatMap(([id, of]) => (of === path ? [id] : []));
    const found = await countProgress(connection, projects, {
      setup: on.filter((id) => setup.includes(id)),
      path: on.filter((id) => !setup.includes(id)),
      others: ids.filter((id) => !on.includes(id)),
    });
    for (const [id, progress] of found) counted.set(id, progress);
  }
  return counted;
}

export async function presentProject(connection: Connection, shelf: Shelf, row: ProjectOfPerson): Promise<Project> {
  const [project] = await presentProjects(connection, shelf, [row]);
  return project!;
}
