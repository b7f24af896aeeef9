import i18next from 'i18next';
import { ref } from 'valtio';

import type { Project } from '#engine/protocol/project.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { fetchProject } from '#web/api/projects.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { live, type KeptText } from '#web/stores/live.ts';
import { project } from '#web/stores/project.ts';
import { showToast } from '#web/stores/toasts.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { writeUnsaved } from './writeUnsaved.ts';

type Known = Pick<Project, 'name' | 'mode' | 'role'>;

/** Loads the open project anew, and tells what has changed. `name`: of who changed it; null: this person did. */
export async function reloadProject(projectId: string, name: string | null): Promise<void> {
  if (project.id !== projectId || !project.current) return;
  const before: Known = { ...project.current };
  try {
    const now: Project = await fetchProject(projectId);
    if (project.id !== projectId) return;
    const lost = lossOf(before, now);
    if (lost) keepUnsaved(lost, name ?? i18next.t('live.yourself'));
    project.current = now;
    if (name !== null) tell(before, now, name);
  } catch (error) {
    // Otherwise the next event, or the next action, finds out.
    if (error instanceof HttpError && error.status === 404 && project.id === projectId) lose();
  }
}

/** The project is gone, or this person is no longer in it. */
function lose(): void {
  keepUnsaved('gone', '');
  project.phase = 'missing';
}

function lossOf(before: Known, now: Known): 'read' | 'viewer' | null {
  if (now.role === 'viewer' && before.role !== 'viewer') return 'viewer';
  return now.mode === 'read' && before.mode !== 'read' ? 'read' : null;
}

/** Shows what can no longer be saved, to be copied. */
function keepUnsaved(reason: KeptText['reason'], name: string): void {
  const { document, dirty } = toolsetScreen;
  if (!document || !dirty) return;
  const text = writeUnsaved(document, currentLanguage());
  if (text !== '') live.kept = ref<KeptText>({ reason, name, text });
}

function tell(before: Known, now: Known, name: string): void {
  const say = (text: string) => showToast('info', text, { outlivesPage: true });
  if (now.name !== before.name) say(i18next.t('live.renamed', { name, project: now.name }));
  if (live.kept) return; // it says the rest
  if (now.mode !== before.mode) say(i18next.t(`live.mode.${now.mode}`, { name }));
  if (now.role !== before.role) say(i18next.t('live.role', { role: i18next.t(`role.${now.role}`) }));
}
