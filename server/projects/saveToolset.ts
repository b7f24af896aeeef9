import { applyComputed } from '#engine/computed/applyComputed.ts';
import type { Figures } from '#engine/computed/Figures.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { Locks } from '#engine/locks/Locks.ts';
import type { Confirmation } from '#engine/provenance/Confirmation.ts';
import { confirmedAfterSave } from '#engine/provenance/confirmedAfterSave.ts';
import type { KnownDocument } from '#engine/provenance/KnownDocument.ts';
import { overlapOf } from '#engine/provenance/overlapOf.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import { unconfirmedAfterSave } from '#engine/provenance/unconfirmedAfterSave.ts';
import { noteMadeFrom } from '#engine/registry/noteMadeFrom.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { equalIgnoringBlanks } from '#engine/schema/equalIgnoringBlanks.ts';
import { fromItemPointer } from '#engine/schema/itemPointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { hasContent } from '#engine/validation/hasContent.ts';
import { requireProject } from '#server/access/requireProject.ts';
import { createId } from '#server/database/createId.ts';
import type { Transaction } from '#server/database/Database.ts';
import { encodeJson } from '#server/database/json.ts';
import { findOpenedToolset, type OpenedToolset } from '#server/database/repositories/openedToolset.ts';
import { type ProjectRow, updateProjectInWriteMode } from '#server/database/repositories/projects.ts';
import { findProjectToolset, writeContent } from '#server/database/repositories/projectToolsets.ts';
import { findVersion } from '#server/database/repositories/projectVersions.ts';
import type { Sitting } from '#server/database/repositories/sittings.ts';
import { findVersionContents } from '#server/database/repositories/versionContents.ts';
import { StoredJson } from '#server/database/StoredJson.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { RevisionConflictError } from '#server/errors/RevisionConflictError.ts';
import type { Services } from '#server/Services.ts';
import { hasThresholds, noteMovedThresholds } from '#server/standing/noteMovedThresholds.ts';

import { completeAndCheck } from './completeAndCheck.ts';
import { completeDocument } from './completeDocument.ts';
import { findTakenBack } from './findTakenBack.ts';
import { keepNotedContents } from './keepNotedContents.ts';
import { keepTies } from './keepTies.ts';
import { readMirrors, writeMirrors } from './mirrors.ts';
import { nextSitting } from './nextSitting.ts';
import { noteGrowth } from './noteGrowth.ts';
import { readFigures } from './readFigures.ts';
import { refuseFaults } from './refuseFaults.ts';
import { bytesNotCounted, requireProjectSize } from './requireProjectSize.ts';
import { type KeptBefore, keepVersionBeforeSave } from './versions/keepVersionBeforeSave.ts';

export interface Save {
  userId: string;
  /** As it was when the person was found to be allowed to edit it. */
  project: ProjectRow;
  toolsetId: string;
  /** The revision that was edited; 0 for the first save. */
  revision: number;
  content: ToolsetDocument;
  /** The generation whose draft the content was made from; null: no draft; absent: whatever draft there is. */
  draft?: string | null | undefined;
  /** Whether the person has decided between their words and those that were saved meanwhile. */
  decided?: boolean | undefined;
  /** The version out of which comes back what a save has taken away. */
  undoes?: string | undefined;
  /** Nobody asked for it: it follows the typing. */
  byItself?: boolean | undefined;
  /** The places of the draft that the content has, as JSON pointers; it stays for the rest. Absent: all of it. */
  approved?: readonly string[] | undefined;
  language: Language;
}

interface Saved extends KeptBefore {
  revision: number;
  content: StoredJson;
  unconfirmed: string[];
  confirmed: string[];
  /** The generation of the draft that is still there. */
  draft: string | null;
  updatedAt: string;
}

/** A save with the values that follow from other toolsets. */
interface SettledSave extends Save {
  stored: StoredJson;
  figures: Figures;
}

/**
 * Saves a toolset in one transaction: its next revision, what it was made from and, if mirrored, the project's name.
 */
export async function saveToolset(
  services: Pick<Services, 'database' | 'toolsets' | 'validators'>,
  save: Save,
): Promise<Saved> {
  const content = requireValid(services, services.toolsets.get(save.toolsetId), save);
  return services.database.transaction((transaction) => writeValid(services, transaction, { ...save, content }));
}

/** The same as a part of a transaction that writes more than one toolset; it has locked the project. */
export async function saveToolsetWithin(
  transaction: Transaction,
  services: Pick<Services, 'toolsets' | 'validators'>,
  save: Save,
): Promise<Saved> {
  const content = requireValid(services, services.toolsets.get(save.toolsetId), save);
  return writeValid(services, transaction, { ...save, content });
}

async function writeValid(
  { toolsets }: Pick<Services, 'toolsets'>,
  transaction: Transaction,
  save: Save,
): Promise<Saved> {
  const toolset = toolsets.get(save.toolsetId);
  const { content } = save;
  const figures = await readFigures(transaction, toolsets, { projectId: save.project.id, toolset });
  // All else was computed before the transaction.
  const settled = Object.keys(figures).length > 0 ? applyComputed(content, toolset.manifest, { figures }) : content;
  // Encoded once, for the database and for the answer.
  const stored = new StoredJson(encodeJson(settled));
  return write(transaction, toolsets, toolset, { ...save, content: settled, stored, figures });
}

/** Validates and completes the document. @throws when it is invalid. */
function requireValid({ validators }: Pick<Services, 'validators'>, toolset: Toolset, save: Save): ToolsetDocument {
  if (!hasContent(save.content, toolset.schema)) throw new BusinessError('empty-content');
  const { content, faults } = completeAndCheck(validators, toolset, save.content);
  refuseFaults(faults, save.language);
  return content;
}

async function write(
  transaction: Transaction,
  registry: ToolsetRegistry,
  toolset: Toolset,
  save: SettledSave,
): Promise<Saved> {
  const { userId, project, toolsetId, content, stored, revision } = save;
  const present = await findOpenedToolset(transaction, project.id, toolsetId);
  const unseen = unseenDraft(present, save);
  const waiting = unseen ?? ((save.approved && present.draft?.generationId) || null);
  const opened = unseen ? { ...present, draft: null } : present;
  const draftContentId = opened.states.get(toolsetId)?.draftContentId ?? null;
  const contentId =
    unchangedContentId(opened, toolset, save) ??
    (await findTakenBack(transaction, opened.states, { project, toolset, content })) ??
    createId();
  const sitting = nextSitting(opened, toolset, { ...save, contentId });
  const kept = await keepBefore(transaction, opened, toolset, { ...save, sitting }, contentId);
  const changes = readMirrors(toolset, content);
  // Also where the project was put into read mode, or deleted, since the person was found to be allowed to edit it.
  // Before the toolset is written: whoever locks both locks the project first.
  if (!(await updateProjectInWriteMode(transaction, project.id, changes)))
    await requireProject(transaction, { id: userId }, 'edit', project.id);
  const noted = await keepNotedContents(transaction, opened.states, {
    projectId: project.id,
    toolsetId,
    contents: lost(opened, save, contentId),
  });
  const standing = unconfirmed(opened, toolset, save, await knownOf(transaction, save));
  const confirmed = confirmedLeft(opened, toolset, { saved: content, unconfirmed: standing });
  const savedAt = new Date().toISOString();
  const isWritten = await writeContent(transaction, project.id, toolsetId, {
    content: stored,
    contentId,
    madeFrom: madeFrom(opened, registry, save),
    unconfirmed: standing,
    confirmed,
    revision,
    draftContentId,
    draftStays: waiting !== null,
    isByOwner: userId === project.userId,
    savedAt,
    savedBy: userId,
    ...(save.approved && kept.before && !opened.draft?.version && { draftVersion: kept.before }),
    sitting: sitting && { ...sitting, version: sitting.version ?? kept.before },
    // What is locked is locked in the draft, where there is one.
    locks: waiting ? undefined : locksAfter(opened, content),
  });
  // What makes a content shorter is always let through, and most are too short to make a project large.
  const bytesBefore = opened.content ? Buffer.byteLength(opened.content.text) : 0;
  const isLarge = Buffer.byteLength(stored.text) > Math.max(bytesNotCounted, bytesBefore);
  if (isWritten && isLarge) await requireProjectSize(transaction, project.id);
  if (isWritten && present.hasTies && present.content)
    await keepTies(transaction, toolset, {
      projectId: project.id,
      before: present.content.parse(),
      after: content,
    });
  if (isWritten && present.content && hasThresholds(toolset))
    await noteMovedThresholds(transaction, registry, toolset, {
      projectId: project.id,
      before: present.content.parse(),
      after: content,
    });
  if (isWritten) {
    const gone = (present.content?.bytes.length ?? 0) + (waiting ? 0 : (present.draft?.content.bytes.length ?? 0));
    await noteGrowth(transaction, { project, actorId: userId, by: stored.bytes.length + noted - gone });
    return {
      revision: revision + 1,
      content: stored,
      unconfirmed: [...standing],
      confirmed: confirmed.flatMap(({ pointers }) => pointers),
      draft: waiting,
      updatedAt: savedAt,
      ...kept,
    };
  }
  const { revision: newer } = await findProjectToolset(transaction, project.id, toolsetId);
  if (newer !== revision) throw new RevisionConflictError(newer);
  // A draft came or went since the toolset was read.
  return write(transaction, registry, toolset, save);
}

/** Keeps what is saved as a version where another content takes some of it away; returns which holds it. */
async function keepBefore(
  transaction: Transaction,
  { states, content: saved, draft }: OpenedToolset,
  toolset: Toolset,
  save: SettledSave & { sitting: Sitting | null },
  contentId: string,
): Promise<KeptBefore> {
  const { userId, project, toolsetId, content, draft: named, decided = false, language, sitting } = save;
  const present = states.get(toolsetId)?.contentId;
  if (!saved || !present || present === contentId) return { before: null, lost: null };
  // Thrown away or written anew since, or not named: nobody knows which words are its own.
  const isDraftUnknown = draft ? named === undefined : typeof named === 'string';
  return keepVersionBeforeSave(transaction, {
    userId,
    projectId: project.id,
    toolset,
    language,
    contentId: present,
    versions: {
      before: writeMirrors(toolset, saved.parse(), project),
      after: content,
      draft: draft?.content.parse<ToolsetDocument>() ?? null,
    },
    cause: draft || isDraftUnknown ? 'draft' : decided ? 'merge' : 'edit',
    // Of an approval too: what stands may be another person's, saved since the draft came.
    countsRewording: decided || isDraftUnknown || save.approved !== undefined,
    sittingVersion: sitting?.version ?? null,
    isFirstApproval: draft !== null && !isDraftUnknown && draft.version === undefined,
    draftVersion: draft?.version ?? null,
  });
}

/** The generation of a draft that the person has not had before them; null where there is none. */
function unseenDraft({ draft }: OpenedToolset, save: Save): string | null {
  return draft && save.draft !== undefined && save.draft !== draft.generationId ? draft.generationId : null;
}

/**
 * The id of the draft, or else of the saved content, that is saved as it was shown; null when the content is another.
 */
function unchangedContentId(
  { states, draft, content: saved }: OpenedToolset,
  toolset: Toolset,
  { toolsetId, project, content, stored, figures }: SettledSave,
): string | null {
  const state = states.get(toolsetId);
  if (!state) return null;
  const shown = (document: StoredJson) => writeMirrors(toolset, document.parse(), project);
  if (draft && equalIgnoringBlanks(completeDocument(toolset, shown(draft.content), figures), content))
    return state.draftContentId;
  if (!saved) return null;
  const isSame = (!toolset.manifest.mirrors && saved.equals(stored)) || equalIgnoringBlanks(shown(saved), content);
  return isSame ? state.contentId : null;
}

/** The locks without those of items that are there no more; undefined where all are. */
function locksAfter({ locks }: OpenedToolset, content: ToolsetDocument): Locks | undefined {
  const left = locks.filter((lock) => fromItemPointer(content, lock) !== null);
  return left.length < locks.length ? left : undefined;
}

/** The contents that the toolset has no more once another has been saved. */
function lost(
  { states, draft, content }: OpenedToolset,
  { toolsetId, approved }: Save,
  contentId: string,
): ReadonlyMap<string, StoredJson> {
  const state = states.get(toolsetId);
  const present = [
    [state?.contentId, content],
    [state?.draftContentId, approved ? null : draft?.content],
  ] as const;
  return new Map(present.flatMap(([id, stored]) => (id && stored && id !== contentId ? [[id, stored]] : [])));
}

/**
 * What the draft was made from that is saved or replaced; without one, the present contents, or as before where nobody
 * asked for the save.
 */
function madeFrom(
  { states, draft, content }: OpenedToolset,
  registry: ToolsetRegistry,
  { toolsetId, byItself = false, approved }: Save,
): MadeFrom {
  // Whoever types, or approves a part, need not have seen that the rest is outdated.
  const ofBefore = (byItself || approved) && content ? states.get(toolsetId)?.savedMadeFrom : null;
  const ofDraft = draft && states.get(toolsetId)?.madeFrom;
  return ofBefore ?? ofDraft ?? noteMadeFrom(registry, toolsetId, (id) => states.get(id)?.contentId ?? null);
}

/** What the version holds of the toolset that a save brings something back from. */
async function knownOf(transaction: Transaction, { project, toolsetId, undoes }: Save): Promise<KnownDocument[]> {
  if (undoes === undefined || !(await findVersion(transaction, project.id, undoes))) return [];
  const held = (await findVersionContents(transaction, undoes)).filter((content) => content.toolsetId === toolsetId);
  return held.map(({ json, unconfirmed: places }) => ({ document: JSON.parse(json), unconfirmed: places }));
}

/** What still stands as it was drafted in what the person had before them. */
function unconfirmed(
  { draft, content, unconfirmed: ofSaved }: OpenedToolset,
  toolset: Toolset,
  { content: saved, approved }: SettledSave,
  returned: KnownDocument[],
): Unconfirmed {
  // Most contents hold nothing that is unconfirmed: these are not parsed.
  const known = (stored: StoredJson | null | undefined, places: Unconfirmed = []): KnownDocument[] =>
    stored && places.length > 0 ? [{ document: stored.parse(), unconfirmed: places }] : [];
  const ofDraft = approved && draft ? overlapOf(draft.unconfirmed, approved) : draft?.unconfirmed;
  return unconfirmedAfterSave(
    toolset,
    [...known(draft?.content, ofDraft), ...known(content, ofSaved), ...returned],
    saved,
  );
}

/** What people had confirmed as it was drafted, and still stands so. */
function confirmedLeft(
  { content, confirmed }: OpenedToolset,
  toolset: Toolset,
  after: { saved: ToolsetDocument; unconfirmed: Unconfirmed },
): Confirmation[] {
  if (!content || confirmed.length === 0) return [];
  return confirmedAfterSave(toolset, { document: content.parse(), confirmed }, after);
}
