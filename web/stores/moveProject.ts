import { ref } from 'valtio';

import { updateProject } from '#web/api/projects.ts';

import { project } from './project.ts';
import { removeFromProjects, projects } from './projects.ts';

/** Moves a project into another workspace, and updates the lists and the open project. */
export async function moveProject(id: string, workspaceId: string): Promise<void> {
  const moved = await updateProject(id, { workspaceId });
  if (project.id === id) project.current = moved;
  const shownIn = projects.query.workspaceId;
  if (shownIn && shownIn !== workspaceId) removeFromProjects(id);
  else projects.items = ref(projects.items.map((item) => (item.id === id ? moved : item)));
}
