import type { Toolset } from '#engine/contract/Toolset.ts';
import { findLosses, holdsLosses, type LossVersions } from '#engine/difference/findLosses.ts';
import type { Language } from '#engine/languages/languages.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import { listVersions } from '#server/database/repositories/projectVersions.ts';
import { findContentIds, findVersionContent } from '#server/database/repositories/versionContents.ts';

import { keepVersion } from './keepVersionBefore.ts';

interface Saving {
  userId: string;
  projectId: string;
  toolset: Toolset;
  language: Language;
  /** Of what stands now. */
  contentId: string;
  versions: LossVersions;
  cause: 'draft' | 'merge' | 'edit';
  /** As in `findLosses`. */
  countsRewording: boolean;
  /** What was kept before another save of the same sitting; null without one. */
  sittingVersion: string | null;
  /** Nothing of the draft has been approved before. */
  isFirstApproval: boolean;
  /** What was kept then; null without it. */
  draftVersion: string | null;
}

export interface KeptBefore {
  /** The version that holds just what stood before a save that has taken any of it away. */
  before: string | null;
  /** Without one: the latest version, which holds what was taken away. */
  lost: string | null;
}

/**
 * Keeps what is saved as a version before a save that takes some of it away (`findLosses`), unless one holds it: the
 * whole content, or, before an edit by hand, whatever the edit takes away, word for word in the latest one. So a draft
 * has one, and so has whoever removes one entry after another, or types what saves itself. Never refuses. Locks the
 * project where anything is lost.
 *
 * @returns the version that holds just what stands; null where nothing is lost, or the latest one holds as much of it
 *   (`lost`)
 */
export async function keepVersionBeforeSave(transaction: Transaction, saving: Saving): Promise<KeptBefore> {
  const {
    userId,
    projectId,
    toolset,
    language,
    contentId,
    versions,
    cause,
    countsRewording,
    sittingVersion,
    draftVersion,
    isFirstApproval,
  } = saving;
  const losses = findLosses(toolset, versions, { countsRewording });
  if (losses.length === 0 && !isFirstApproval) return { before: null, lost: null };
  const { id: toolsetId } = toolset.manifest;
  const project = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
  const all = await listVersions(transaction, projectId);
  // It holds whatever stood when the person sat down, but for what they have put in other words themselves.
  if (cause === 'edit' && all.some(({ id }) => id === sittingVersion)) return { before: null, lost: null };
  const contentIds = await findContentIds(transaction, projectId, toolsetId);
  const holding = all.find(
    ({ id, cause: its }) => contentIds.get(id) === contentId && (cause === its || its !== 'edit'),
  );
  if (holding) return { before: holding.id, lost: null };
  // One for each draft, before anything of it is approved; it holds what later approvals take away, too.
  if (draftVersion !== null && all.some(({ id }) => id === draftVersion)) {
    const held = await findVersionContent(transaction, draftVersion, toolsetId);
    if (held && holdsLosses(toolset, losses, { ...versions, held })) return { before: null, lost: draftVersion };
  }
  if (cause === 'edit' && all[0]) {
    const held = await findVersionContent(transaction, all[0].id, toolsetId);
    if (held && holdsLosses(toolset, losses, { ...versions, held })) return { before: null, lost: all[0].id };
  }
  const title = toolset.locales[language].title;
  return { before: await keepVersion(transaction, { project, userId, cause, language, title }), lost: null };
}
