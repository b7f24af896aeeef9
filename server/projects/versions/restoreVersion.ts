import type { Language } from '#engine/languages/languages.ts';
import type { Restored } from '#engine/protocol/version.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import { type ProjectRow, updateProject } from '#server/database/repositories/projects.ts';
import { noteProjectSize } from '#server/database/repositories/projectSizes.ts';
import { findProjectToolset } from '#server/database/repositories/projectToolsets.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { findVersion, type VersionRow } from '#server/database/repositories/projectVersions.ts';
import {
  findPresentContents,
  findVersionContents,
  type KeptContent,
} from '#server/database/repositories/versionContents.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { RevisionConflictError } from '#server/errors/RevisionConflictError.ts';
import { requireProjectSize } from '#server/projects/requireProjectSize.ts';
import { requireStorage } from '#server/projects/requireStorage.ts';
import { noteMovedByContents } from '#server/standing/noteMovedThresholds.ts';

import { keepVersionBefore } from './keepVersionBefore.ts';
import { findCurrentVersion, presentVersion } from './presentVersions.ts';
import { refuseWhileWriting } from './refuseWhileWriting.ts';
import { replaceContents } from './replaceContents.ts';

interface Restore {
  userId: string;
  projectId: string;
  versionId: string;
  /** The only toolset to restore; undefined: the whole version. */
  toolsetId: string | undefined;
  /** The only revision of the toolset that is written over; undefined: whatever stands. */
  revision: number | undefined;
  language: Language;
}

/**
 * Writes what a version holds as the next revision of each toolset that differs, after keeping what stands as a
 * version. Contents come back with their ids and what they were made from, so that the marks of what is stale are those
 * of then. Drafts stay.
 */
export async function restoreVersion(
  transaction: Transaction,
  registry: ToolsetRegistry,
  { userId, projectId, versionId, toolsetId, revision, language }: Restore,
): Promise<Restored> {
  const project = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
  const version = await findVersion(transaction, projectId, versionId);
  if (!version) throw new NotFoundError();
  await refuseWhileWriting(transaction, projectId, (id) => toolsetId === undefined || id === toolsetId);
  const isWanted = (kept: KeptContent) => toolsetId === undefined || kept.toolsetId === toolsetId;
  const wanted = (await findVersionContents(transaction, versionId)).filter(isWanted);
  if (wanted.length === 0) throw new BusinessError('nothing-to-restore');
  const contents = await findPresentContents(transaction, projectId, { isLocked: true });
  if (toolsetId !== undefined && revision !== undefined) {
    const { revision: newer } = await findProjectToolset(transaction, projectId, toolsetId);
    if (newer !== revision) throw new RevisionConflictError(newer);
  }
  const present = contents.filter(isWanted);
  const change = { project, userId, cause: 'restore', language, contents, except: versionId } as const;
  await keepVersionBefore(transaction, change);

  await noteMovedByContents(transaction, registry, { projectId, present, wanted });
  const restored = await replaceContents(transaction, projectId, { userId, present, wanted });
  await noteProjectSize(transaction, projectId);
  await requireStorage(transaction, { ownerId: project.userId, actorId: userId });
  await requireProjectSize(transaction, projectId);
  const isRenamed =
    toolsetId === undefined || registry.toolsets.some(({ manifest }) => manifest.id === toolsetId && manifest.mirrors);
  await updateProject(transaction, projectId, isRenamed ? nameOf(version) : {});
  const states = await findProjectToolsetStates(transaction, projectId);
  const after: ProjectRow = isRenamed ? { ...project, ...nameOf(version) } : project;
  const current = toolsetId === undefined ? await findCurrentVersion(transaction, after) : null;
  return {
    ...(await presentVersion(transaction, after, current ?? version)),
    restored: restored.map((id) => ({ toolset: id, revision: states.get(id)?.revision ?? 0 })),
    drafts: restored.filter((id) => states.get(id)?.draftContentId),
  };
}

const nameOf = ({ project: { name, description } }: VersionRow) => ({ name, description });
