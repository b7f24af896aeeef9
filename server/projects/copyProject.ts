import { fallbackLanguage, type Language } from '#engine/languages/languages.ts';
import type { Project } from '#engine/protocol/project.ts';
import { startingQuestions } from '#engine/questions/starting/startingQuestions.ts';
import { judgeKey } from '#engine/registry/noteMadeFrom.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { requireRoom } from '#server/accounts/requireRoom.ts';
import type { Transaction } from '#server/database/Database.ts';
import { copyBrand } from '#server/database/repositories/brands.ts';
import { copyTies } from '#server/database/repositories/claimTies.ts';
import { copyContents } from '#server/database/repositories/copiedContents.ts';
import { copyDecisions } from '#server/database/repositories/decisions.ts';
import { listProjectImages } from '#server/database/repositories/images.ts';
import { copyMovedThresholds } from '#server/database/repositories/movedThresholds.ts';
import { copyAnswers } from '#server/database/repositories/projectAnswers.ts';
import { insertProject } from '#server/database/repositories/projects.ts';
import { noteProjectSize } from '#server/database/repositories/projectSizes.ts';
import { copyRounds } from '#server/database/repositories/rounds.ts';
import { findDefaultWorkspace, findWorkspace } from '#server/database/repositories/workspaces.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { findNamedImages } from '#server/images/findNamedImages.ts';
import { showImages } from '#server/images/showImages.ts';
import type { Services } from '#server/Services.ts';

import { presentProject } from './presentProjects.ts';
import { requireStorage } from './requireStorage.ts';

interface Copy {
  userId: string;
  originalId: string;
  name: string;
  workspaceId?: string | undefined;
  /** Whose contents and drafts come along. */
  toolsets: 'all' | string[];
  language?: Language | undefined;
}

/**
 * Copies a project into the person's account. Contents keep their ids, so that the copy is stale exactly where the
 * original is; what was made from a toolset that is left out counts as made while that was empty.
 */
export async function copyProject(
  { toolsets: registry, paths }: Pick<Services, 'toolsets' | 'paths'>,
  transaction: Transaction,
  { userId, originalId, name, workspaceId, toolsets, language }: Copy,
): Promise<Project> {
  await requireRoom(transaction, userId, 'projects');
  // Locked, so that nothing is saved between reading the one table and the other.
  const original = await requireLockedProject(transaction, { id: userId }, 'read', originalId);
  if (workspaceId && !(await findWorkspace(transaction, userId, workspaceId))) throw new NotFoundError();
  const row = await insertProject(transaction, {
    userId,
    name,
    description: original.description,
    language: language ?? original.language,
    path: original.path,
    pathChosenAt: original.pathChosenAt ?? original.createdAt,
    depths: original.depths,
    story: original.story,
    workspaceId: workspaceId ?? (await findDefaultWorkspace(transaction, userId)),
  });
  const [from, to] = [original.id, row.id];
  if (toolsets === 'all') await copyContents(transaction, { from, to });
  else {
    const kept = new Set(toolsets.flatMap((id) => [id, judgeKey(id)]));
    const withoutRest = (madeFrom: MadeFrom): MadeFrom =>
      Object.fromEntries(Object.entries(madeFrom).filter(([key]) => kept.has(key)));
    await copyContents(transaction, { from, to, only: { toolsets, withoutRest } });
  }
  await copyAnswers(transaction, { from, to, ...(toolsets !== 'all' && { only: answersOf(registry, toolsets) }) });
  await copyTies(transaction, from, to);
  await copyBrand(transaction, from, to);
  // What was decided rests on all of it.
  if (toolsets === 'all') {
    await copyRounds(transaction, original, to);
    await copyMovedThresholds(transaction, from, to);
    await copyDecisions(transaction, from, to);
  }
  await noteProjectSize(transaction, to);
  await requireStorage(transaction, { ownerId: userId, actorId: userId });
  await copyImages(transaction, userId, { from, to });
  return presentProject(transaction, { toolsets: registry, paths }, row);
}

/** The questions of the start are about what a project begins with. */
function answersOf(registry: Services['toolsets'], toolsets: readonly string[]) {
  const isBegun = registry.setup.some(({ manifest }) => toolsets.includes(manifest.id));
  return { toolsets, questions: isBegun ? [...startingQuestions[fallbackLanguage].keys()] : [] };
}

/** Lets the copy show the images that its contents name; only these count. */
async function copyImages(transaction: Transaction, userId: string, { from, to }: { from: string; to: string }) {
  const images = await listProjectImages(transaction, from);
  const names = images.map(({ fileName }) => fileName);
  const named = await findNamedImages(transaction, to, names);
  const shown = images.filter(({ fileName }) => named.has(fileName));
  await showImages(transaction, { projectId: to, personId: userId }, shown);
}
