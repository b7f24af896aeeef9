import type { Language } from '#engine/languages/languages.ts';
import type { ImportedOver } from '#engine/protocol/projectFile.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { updateProject } from '#server/database/repositories/projects.ts';
import { noteProjectSize } from '#server/database/repositories/projectSizes.ts';
import { findProjectToolsetStates } from '#server/database/repositories/projectToolsetStates.ts';
import { findPresentContents } from '#server/database/repositories/versionContents.ts';
import type { FileWithImages } from '#server/images/importImages.ts';
import { showImages } from '#server/images/showImages.ts';
import { importAnswers } from '#server/questions/importAnswers.ts';
import type { Services } from '#server/Services.ts';
import { noteMovedByContents } from '#server/standing/noteMovedThresholds.ts';

import { addImportedTies } from './addImportedTies.ts';
import { mergeImported } from './mergeImported.ts';
import { readMirrors } from './mirrors.ts';
import { requireProjectSize } from './requireProjectSize.ts';
import { requireStorage } from './requireStorage.ts';
import { keepVersionBefore } from './versions/keepVersionBefore.ts';
import { refuseWhileWriting } from './versions/refuseWhileWriting.ts';
import { replaceContents } from './versions/replaceContents.ts';

interface ImportOver extends FileWithImages {
  userId: string;
  projectId: string;
  language: Language;
}

/**
 * Writes the file's contents as the next revision of each toolset that differs, after keeping what stands as a version,
 * or nothing at all. Toolsets that the file does not hold stay, and so do drafts and what is locked.
 */
export async function importOver(
  { database, toolsets, validators }: Pick<Services, 'database' | 'toolsets' | 'validators'>,
  { userId, projectId, language, ...file }: ImportOver,
): Promise<ImportedOver> {
  const { contents, answers, ties, stored, leftOut, imagesLeftOut } = file;
  return database.transaction(async (transaction) => {
    const project = await requireLockedProject(transaction, { id: userId }, 'edit', projectId);
    await refuseWhileWriting(transaction, projectId, (id) => contents.has(id));
    await showImages(transaction, { projectId, personId: userId }, stored);

    const present = await findPresentContents(transaction, projectId, { isLocked: true });
    await keepVersionBefore(transaction, { project, userId, cause: 'import', language, contents: present });
    const wanted = await mergeImported(transaction, { toolsets, validators }, { project, file, present, language });
    await noteMovedByContents(transaction, toolsets, { projectId, present, wanted });
    const written = await replaceContents(transaction, projectId, {
      userId,
      present: present.filter(({ toolsetId }) => contents.has(toolsetId)),
      wanted,
    });
    await importAnswers(transaction, projectId, { answers, toolsets: new Set(contents.keys()) });
    await addImportedTies(transaction, projectId, { ties, at: new Date().toISOString() });
    await noteProjectSize(transaction, projectId);
    await requireStorage(transaction, { ownerId: project.userId, actorId: userId });
    await requireProjectSize(transaction, projectId);
    const names = wanted.map(({ toolsetId, json }) => readMirrors(toolsets.get(toolsetId), JSON.parse(json)));
    await updateProject(transaction, projectId, Object.assign({}, ...names));
    const states = await findProjectToolsetStates(transaction, projectId);
    return {
      replaced: written.map((id) => ({ toolset: id, revision: states.get(id)?.revision ?? 0 })),
      drafts: written.filter((id) => states.get(id)?.draftContentId),
      leftOut,
      imagesLeftOut,
    };
  });
}
