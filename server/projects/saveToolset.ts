import { noteMadeFrom } from '#engine/registry/noteMadeFrom.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';
import { withoutControls } from '#engine/schema/withoutControls.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import { faultMessage } from '#engine/validation/faultMessage.ts';
import type { FieldFault } from '#engine/validation/FieldFault.ts';
import { hasContent } from '#engine/validation/hasContent.ts';
import { tooLongLists } from '#engine/validation/tooLongLists.ts';

import { requireProject } from '../access/requireProject.ts';
import { createId } from '../database/createId.ts';
import type { Transaction } from '../database/Database.ts';
import { encodeJson } from '../database/json.ts';
import { type ProjectRow, updateProject } from '../database/repositories/projects.ts';
import {
  findProjectToolset,
  lockProjectToolset,
  type ProjectToolsetRow,
  writeContent,
} from '../database/repositories/projectToolsets.ts';
import { findProjectToolsetStates } from '../database/repositories/projectToolsetStates.ts';
import { StoredJson } from '../database/StoredJson.ts';
import { BusinessError } from '../errors/BusinessError.ts';
import { InvalidRequestError } from '../errors/InvalidRequestError.ts';
import { RevisionConflictError } from '../errors/RevisionConflictError.ts';
import type { Services } from '../Services.ts';
import { completeDocument } from './completeDocument.ts';
import { equalIgnoringBlanks } from './equalIgnoringBlanks.ts';
import { mirrorFaults, readMirrors, writeMirrors } from './mirrors.ts';

// Bounds the answer to a hostile document, which may have a fault for each of its values.
const mostFaults = 500;

export interface Save {
  userId: string;
  projectId: string;
  toolsetId: string;
  /** The revision that was edited; 0 for the first save. */
  revision: number;
  content: ToolsetDocument;
  language: Language;
}

/** Saves a toolset in one transaction: its next revision, what it was made from and, if mirrored, the project's name. */
export async function saveToolset(
  services: Pick<Services, 'database' | 'toolsets' | 'validators'>,
  save: Save,
): Promise<{ revision: number; content: StoredJson }> {
  const { database, toolsets } = services;
  const toolset = toolsets.get(save.toolsetId);
  const content = settleContent(services, toolset, save);
  // Encoded once, for the database and for the answer.
  const stored = new StoredJson(encodeJson(content));
  const revision = await database.transaction((transaction) =>
    write(transaction, toolsets, toolset, { ...save, content, stored }),
  );
  return { revision, content: stored };
}

/** Validates and completes the document. @throws when it is invalid. */
function settleContent({ validators }: Pick<Services, 'validators'>, toolset: Toolset, save: Save): ToolsetDocument {
  // Checked first, since computing values takes time proportional to the length of lists.
  refuse(tooLongLists(save.content, toolset.schema), save.language);
  if (!hasContent(save.content, toolset.schema)) throw new BusinessError('empty-content');
  const content = completeDocument(toolset, mapTexts(save.content, withoutControls));
  refuse(checkDocument(validators.of(toolset), content), save.language);
  refuse(mirrorFaults(toolset, content), save.language);
  return content;
}

function refuse(faults: FieldFault[], language: Language): void {
  if (faults.length === 0) return;
  throw new InvalidRequestError(
    faults
      .slice(0, mostFaults)
      .map((fault) => ({ path: fault.path, key: fault.key, message: faultMessage(fault, language) })),
  );
}

async function write(
  transaction: Transaction,
  registry: ToolsetRegistry,
  toolset: Toolset,
  save: Save & { stored: StoredJson },
): Promise<number> {
  const { userId, projectId, toolsetId, content, stored, revision } = save;
  const project = await requireProject(transaction, { id: userId }, 'edit', projectId);
  // Locks the row, so that the draft that is cleared is the one compared.
  const row = await lockProjectToolset(transaction, projectId, toolsetId);
  const contentId = unchangedContentId(row, toolset, project, content) ?? createId();
  const madeFrom = row.draft?.madeFrom ?? (await presentContentIds(transaction, registry, projectId, toolsetId));
  const savedAt = new Date().toISOString();
  const written = { content: stored, contentId, madeFrom, revision, savedAt };
  if (!(await writeContent(transaction, projectId, toolsetId, written)))
    throw new RevisionConflictError((await findProjectToolset(transaction, projectId, toolsetId)).revision);
  await updateProject(transaction, project.id, readMirrors(toolset, content));
  return revision + 1;
}

/** The id of the draft or saved content, if it is saved unchanged; null for other content. */
function unchangedContentId(
  { draft, content: saved, contentId }: ProjectToolsetRow,
  toolset: Toolset,
  project: ProjectRow,
  content: ToolsetDocument,
): string | null {
  const shown = (document: ToolsetDocument) => writeMirrors(toolset, document, project);
  if (draft && equalIgnoringBlanks(completeDocument(toolset, shown(draft.content)), content)) return draft.contentId;
  return saved && equalIgnoringBlanks(shown(saved), content) ? contentId : null;
}

async function presentContentIds(
  transaction: Transaction,
  registry: ToolsetRegistry,
  projectId: string,
  toolsetId: string,
): Promise<MadeFrom> {
  const states = await findProjectToolsetStates(transaction, projectId);
  return noteMadeFrom(registry.dependenciesOf(toolsetId), (id) => states.get(id)?.contentId ?? null);
}
