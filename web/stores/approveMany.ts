import i18next from 'i18next';

import { approveDrafts } from '#web/api/projects.ts';

import { project, refreshStatuses } from './project.ts';
import { reportFailure } from './reportFailure.ts';
import { showToast } from './toasts.ts';

/** Saves the drafts of several toolsets. Resolves with those that could not be; null where nothing is known. */
export async function approveMany(toolsets: string[], isRead: boolean): Promise<string[] | null> {
  const { id } = project;
  if (!id) return null;
  try {
    const { approved, refused } = await approveDrafts(id, { toolsets, read: isRead });
    if (approved.length > 0) showToast('success', i18next.t('many.approved', { count: approved.length }));
    // Without them the dialog would still name what is approved.
    await refreshStatuses();
    return refused.map(({ toolset }) => toolset);
  } catch (error) {
    reportFailure(error, {}, () => void approveMany(toolsets, isRead));
    return null;
  }
}
