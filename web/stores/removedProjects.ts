import i18next from 'i18next';

import type { Project } from '#engine/protocol/project.ts';
import { deleteProject, deleteProjectForGood, restoreProject } from '#web/api/projects.ts';

import { removeFromProjects, loadProjects, projects } from './projects.ts';
import { reportFailure } from './reportFailure.ts';
import { showToast } from './toasts.ts';

type Named = Pick<Project, 'id' | 'name'>;

/** Deletes a project and offers to undo that. */
export async function removeProject(project: Named): Promise<void> {
  await deleteProject(project.id);
  removeFromProjects(project.id);
  const undo = { label: i18next.t('settings.restore'), run: () => void bringBack(project) };
  showToast('success', i18next.t('settings.deleted', { name: project.name }), { action: undo, outlivesPage: true });
}

/** Restores a deleted project; false where that failed, which is told. */
export async function bringBack(project: Named): Promise<boolean> {
  try {
    await restoreProject(project.id);
  } catch (error) {
    reportFailure(error, {}, () => void bringBack(project));
    return false;
  }
  showToast('success', i18next.t('settings.restored', { name: project.name }), { outlivesPage: true });
  removeFromProjects(project.id);
  // Where a list of projects is shown, it belongs into it.
  if (!projects.query.removed && projects.phase === 'ready') void loadProjects(projects.query);
  return true;
}

export async function deleteForGood({ id }: Named): Promise<void> {
  await deleteProjectForGood(id);
  removeFromProjects(id);
}
