import type { DraftRemark } from '#engine/checks/DraftRemark.ts';
import type { Unfinished } from '#engine/generation/parts/Unfinished.ts';
import type { Locks } from '#engine/locks/Locks.ts';
import type { Citations } from '#engine/protocol/citations.ts';
import type { GenerationErrorKey } from '#engine/protocol/errorKeys.ts';
import type { Confirmation } from '#engine/provenance/Confirmation.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';
import type { StoredJson } from '#server/database/StoredJson.ts';
import { updateRows } from '#server/database/updateRows.ts';

import { encodeSitting, type Sitting } from './sittings.ts';

/** The content of a project for one toolset. */
export interface ProjectToolsetRow {
  toolsetId: string;
  /** Number of saves; 0 = never saved. */
  revision: number;
  content: ToolsetDocument | null;
  /** Unchanged until other content is saved. */
  contentId: string | null;
  madeFrom: MadeFrom;
  unconfirmed: Unconfirmed;
  /** Of the saved content: what of it people have confirmed as it was drafted. */
  confirmed: readonly Confirmation[];
  savedAt: string | null;
  /** Of the draft if there is one, else of the saved content. */
  locks: Locks;
  draft: DraftRecord | null;
}

/** A generated document that is not saved yet. */
export interface DraftRecord {
  content: ToolsetDocument;
  /** Becomes the id of the saved content when the draft is saved unchanged. */
  contentId: string;
  madeFrom: MadeFrom;
  unconfirmed: Unconfirmed;
  /** Pointers of texts and lists that were truncated. */
  cut: string[];
  /** Absent where nothing was cited. */
  citations?: Citations | undefined;
  /** What the model says that it changed; absent where it wrote nothing anew. */
  note?: string | undefined;
  generationId: string;
  /** The method's starter, which no model wrote; its column is older than starters. */
  isStarter: boolean;
  /** The plan with which a round begins, which no model wrote. */
  isOfRound?: boolean;
  /** Stopped by a person: it has only what was whole by then. */
  isStopped: boolean;
  /** What is left to write of one that was stopped, or broke off; absent where nothing is, or nobody has noted it. */
  unfinished?: UnfinishedDraft | undefined;
  /** What is worth a look in it; absent where nothing is. */
  remarks?: readonly DraftRemark[] | undefined;
  /** Kept before anything of it was approved; absent while nothing is. */
  version?: string | undefined;
  createdAt: string;
}

/** What is left to write of a draft, why, and what that costs at most. */
export interface UnfinishedDraft extends Unfinished {
  because: GenerationErrorKey;
  price: number;
}

interface Columns {
  toolset_id: string;
  revision: number;
  content: string | null;
  content_id: string | null;
  made_from: string | null;
  unconfirmed: string | null;
  confirmed: string | null;
  saved_at: string | null;
  locks: string | null;
  draft: string | null;
  draft_content_id: string | null;
  draft_made_from: string | null;
  draft_unconfirmed: string | null;
  draft_cut: string | null;
  draft_citations: string | null;
  draft_note: string | null;
  draft_generation_id: string | null;
  draft_example: number | boolean | null;
  draft_of_round: number | boolean | null;
  draft_stopped: number | boolean | null;
  draft_unfinished: string | null;
  draft_remarks: string | null;
  draft_version: string | null;
  draft_created_at: string | null;
}

/** All toolsets of a project with a draft or saved content, by id. */
export async function findProjectToolsets(
  connection: Connection,
  projectId: string,
): Promise<Map<string, ProjectToolsetRow>> {
  const rows = (await connection('project_toolsets').where({ project_id: projectId })) as Columns[];
  return new Map(rows.map((row) => [row.toolset_id, toRow(row)]));
}

/** The same for one toolset; an empty row if there is none. */
export async function findProjectToolset(
  connection: Connection,
  projectId: string,
  toolsetId: string,
): Promise<ProjectToolsetRow> {
  const row = (await connection('project_toolsets').where({ project_id: projectId, toolset_id: toolsetId }).first()) as
    | Columns
    | undefined;
  return row ? toRow(row) : emptyRow(toolsetId);
}

/** The same, with a row lock until the transaction ends. */
export async function lockProjectToolset(
  transaction: Transaction,
  projectId: string,
  toolsetId: string,
): Promise<ProjectToolsetRow> {
  const key = { project_id: projectId, toolset_id: toolsetId };
  const row = (await transaction('project_toolsets').where(key).forUpdate().first()) as Columns | undefined;
  return row ? toRow(row) : emptyRow(toolsetId);
}

/** The row of a toolset without draft or saved content. */
export function emptyRow(toolsetId: string): ProjectToolsetRow {
  const nothing = {
    content: null,
    contentId: null,
    madeFrom: {},
    unconfirmed: [],
    confirmed: [],
    savedAt: null,
    locks: [],
    draft: null,
  };
  return { toolsetId, revision: 0, ...nothing };
}

/** Stores a draft beside the saved content, replacing an earlier draft. */
export async function writeDraft(
  transaction: Transaction,
  projectId: string,
  toolsetId: string,
  draft: DraftRecord,
): Promise<void> {
  const columns = {
    draft: encodeJson(draft.content),
    draft_content_id: draft.contentId,
    draft_made_from: encodeJson(draft.madeFrom),
    draft_unconfirmed: encodeJson(draft.unconfirmed),
    draft_cut: encodeJson(draft.cut),
    draft_citations: draft.citations ? encodeJson(draft.citations) : null,
    draft_note: draft.note ?? null,
    draft_remarks: draft.remarks && draft.remarks.length > 0 ? encodeJson(draft.remarks) : null,
    draft_version: draft.version ?? null,
    draft_generation_id: draft.generationId,
    draft_example: draft.isStarter,
    draft_of_round: draft.isOfRound ?? false,
    draft_stopped: draft.isStopped,
    draft_unfinished: draft.unfinished ? encodeJson(draft.unfinished) : null,
    draft_created_at: draft.createdAt,
  };
  await transaction('project_toolsets')
    .insert({ project_id: projectId, toolset_id: toolsetId, revision: 0, ...columns })
    .onConflict(['project_id', 'toolset_id'])
    .merge(columns);
}

const noDraft = {
  draft: null,
  draft_content_id: null,
  draft_made_from: null,
  draft_unconfirmed: null,
  draft_cut: null,
  draft_citations: null,
  draft_note: null,
  draft_generation_id: null,
  draft_example: null,
  draft_of_round: null,
  draft_stopped: null,
  draft_unfinished: null,
  draft_remarks: null,
  draft_version: null,
  draft_created_at: null,
};

export async function clearDraft(transaction: Transaction, projectId: string, toolsetId: string): Promise<void> {
  await transaction('project_toolsets').where({ project_id: projectId, toolset_id: toolsetId }).update(noDraft);
}

/** Replaces what is locked; the toolset has a draft or saved content. */
export async function writeLocks(
  transaction: Transaction,
  projectId: string,
  toolsetId: string,
  locks: Locks,
): Promise<void> {
  await transaction('project_toolsets')
    .where({ project_id: projectId, toolset_id: toolsetId })
    .update({ locks: encodeJson(locks) });
}

/** Replaces what of the saved content nobody, or somebody, has confirmed; it stays the revision that it is. */
export async function writeConfirmations(
  transaction: Transaction,
  projectId: string,
  toolsetId: string,
  { unconfirmed, confirmed }: Pick<ProjectToolsetRow, 'unconfirmed' | 'confirmed'>,
): Promise<void> {
  await transaction('project_toolsets')
    .where({ project_id: projectId, toolset_id: toolsetId })
    .update({ unconfirmed: encodeJson(unconfirmed), confirmed: encodeConfirmed(confirmed) });
}

/**
 * Stores content as the revision after `revision` and clears the draft of that id, unless it stays. False when somebody
 * else has saved, or another draft has come (optimistic locking).
 */
export async function writeContent(
  transaction: Transaction,
  projectId: string,
  toolsetId: string,
  save: {
    content: StoredJson;
    contentId: string;
    madeFrom: MadeFrom;
    unconfirmed: Unconfirmed;
    confirmed: readonly Confirmation[];
    revision: number;
    draftContentId: string | null;
    draftStays: boolean;
    isByOwner: boolean;
    savedAt: string;
    savedBy: string;
    /** Absent: as they are. */
    locks?: Locks | undefined;
    sitting: Sitting | null;
    /** Of the draft that stays; absent: as it is. */
    draftVersion?: string | undefined;
  },
): Promise<boolean> {
  const key = { project_id: projectId, toolset_id: toolsetId };
  if (save.revision === 0)
    await transaction('project_toolsets')
      .insert({ ...key, revision: 0 })
      .onConflict(Object.keys(key))
      .ignore();
  const changed = await updateRows(transaction, 'project_toolsets', {
    set: {
      ...(save.draftContentId !== null && !save.draftStays && noDraft),
      content: save.content,
      content_id: save.contentId,
      made_from: encodeJson(save.madeFrom),
      unconfirmed: encodeJson(save.unconfirmed),
      confirmed: encodeConfirmed(save.confirmed),
      revision: save.revision + 1,
      saved_at: save.savedAt,
      saved_by: save.savedBy,
      sitting: encodeSitting(save.sitting),
      ...(save.draftVersion !== undefined && { draft_version: save.draftVersion }),
      ...(save.locks && { locks: encodeJson(save.locks) }),
      ...(save.isByOwner && { owner_saved: true }),
    },
    where: { ...key, revision: save.revision, draft_content_id: save.draftContentId },
  });
  return changed === 1;
}

/** Stores other content as the next revision, or none at all. The draft stays; the project must be locked. */
export async function replaceContent(
  transaction: Transaction,
  projectId: string,
  toolsetId: string,
  content: {
    content: StoredJson;
    contentId: string;
    madeFrom: MadeFrom;
    unconfirmed: Unconfirmed;
    savedAt: string;
    savedBy: string;
  } | null,
): Promise<void> {
  const key = { project_id: projectId, toolset_id: toolsetId };
  await transaction('project_toolsets')
    .insert({ ...key, revision: 0 })
    .onConflict(Object.keys(key))
    .ignore();
  await transaction('project_toolsets')
    .where(key)
    .increment('revision', 1)
    .update({
      content: content?.content.text ?? null,
      content_id: content?.contentId ?? null,
      made_from: content && encodeJson(content.madeFrom),
      unconfirmed: content && encodeJson(content.unconfirmed),
      confirmed: null,
      saved_at: content?.savedAt ?? null,
      saved_by: content?.savedBy ?? null,
      sitting: null,
    });
}

/** Stores the first revision of several toolsets in a new project. */
export async function insertContents(
  transaction: Transaction,
  projectId: string,
  contents: readonly Pick<
    ProjectToolsetRow,
    'toolsetId' | 'content' | 'contentId' | 'madeFrom' | 'unconfirmed' | 'savedAt'
  >[],
): Promise<void> {
  await transaction('project_toolsets').insert(
    contents.map(({ toolsetId, content, contentId, madeFrom, unconfirmed, savedAt }) => ({
      project_id: projectId,
      toolset_id: toolsetId,
      revision: 1,
      content: encodeJson(content),
      content_id: contentId,
      made_from: encodeJson(madeFrom),
      unconfirmed: encodeJson(unconfirmed),
      saved_at: savedAt,
    })),
  );
}

/** Most contents have none. */
function encodeConfirmed(confirmed: readonly Confirmation[]): string | null {
  return confirmed.length > 0 ? encodeJson(confirmed) : null;
}

function toRow(row: Columns): ProjectToolsetRow {
  const draft = decodeJson<ToolsetDocument>(row.draft);
  return {
    toolsetId: row.toolset_id,
    revision: row.revision,
    content: decodeJson<ToolsetDocument>(row.content),
    contentId: row.content_id,
    madeFrom: decodeJson<MadeFrom>(row.made_from) ?? {},
    unconfirmed: decodeJson<Unconfirmed>(row.unconfirmed) ?? [],
    confirmed: decodeJson<Confirmation[]>(row.confirmed) ?? [],
    savedAt: row.saved_at,
    locks: decodeJson<Locks>(row.locks) ?? [],
    draft: draft && {
      content: draft,
      contentId: row.draft_content_id ?? '',
      madeFrom: decodeJson<MadeFrom>(row.draft_made_from) ?? {},
      unconfirmed: decodeJson<Unconfirmed>(row.draft_unconfirmed) ?? [],
      cut: decodeJson<string[]>(row.draft_cut) ?? [],
      citations: decodeJson<Citations>(row.draft_citations) ?? undefined,
      note: row.draft_note ?? undefined,
      generationId: row.draft_generation_id ?? '',
      isStarter: Boolean(row.draft_example),
      isOfRound: Boolean(row.draft_of_round),
      isStopped: Boolean(row.draft_stopped),
      unfinished: decodeJson<UnfinishedDraft>(row.draft_unfinished) ?? undefined,
      remarks: decodeJson<DraftRemark[]>(row.draft_remarks) ?? undefined,
      version: row.draft_version ?? undefined,
      createdAt: row.draft_created_at ?? '',
    },
  };
}
