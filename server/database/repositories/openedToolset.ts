import type { DraftRemark } from '#engine/checks/DraftRemark.ts';
import type { Locks } from '#engine/locks/Locks.ts';
import type { Citations } from '#engine/protocol/citations.ts';
import type { Confirmation } from '#engine/provenance/Confirmation.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import type { Connection } from '#server/database/Database.ts';
import { decodeJson } from '#server/database/json.ts';
import { readRows } from '#server/database/readRows.ts';
import { StoredJson } from '#server/database/StoredJson.ts';

import { fromActiveSteps } from './generationSteps.ts';
import type { DraftRecord, UnfinishedDraft } from './projectToolsets.ts';
import {
  type ProjectToolsetState,
  type StateColumns,
  stateColumns,
  toState,
  hasUnconfirmed,
} from './projectToolsetStates.ts';
import { alikeIn, readSitting } from './sittings.ts';

/** A toolset with its documents unparsed, and the states of all toolsets of the project, in a consistent snapshot. */
export interface OpenedToolset {
  states: Map<string, ProjectToolsetState>;
  /** The generation that writes or will write this toolset; null: none. */
  activeGenerationId: string | null;
  /** Who has saved it last, as long as there is such a person. */
  savedBy: { id: string; fullName: string } | null;
  /** Whether anything was said of which claims of the project are the same. */
  hasTies: boolean;
  content: StoredJson | null;
  /** Of the saved content. */
  unconfirmed: Unconfirmed;
  /** Likewise: what of it people have confirmed as it was drafted. */
  confirmed: readonly Confirmation[];
  /** Of the draft if there is one, else of the saved content. */
  locks: Locks;
  draft:
    | (Pick<
        DraftRecord,
        | 'generationId'
        | 'createdAt'
        | 'cut'
        | 'citations'
        | 'note'
        | 'isStarter'
        | 'isOfRound'
        | 'isStopped'
        | 'unconfirmed'
        | 'unfinished'
        | 'remarks'
        | 'version'
      > & {
        content: StoredJson;
      })
    | null;
}

interface Marks extends StateColumns {
  active_generation_id: string | null;
  unconfirmed: string | null;
  confirmed: string | null;
  draft_unconfirmed: string | null;
  locks: string | null;
  draft_cut: string | null;
  draft_citations: string | null;
  draft_note: string | null;
  draft_generation_id: string | null;
  draft_stopped: number | boolean | null;
  draft_unfinished: string | null;
  draft_remarks: string | null;
  draft_version: string | null;
  ties_digest: string | null;
  saved_by: string | null;
  saved_by_name: string | null;
}

interface Row extends Marks {
  content: Buffer | null;
  draft: Buffer | null;
}

/** A single query, so that content and revision are consistent under concurrent saves. */
export async function findOpenedToolset(
  connection: Connection,
  projectId: string,
  toolsetId: string,
): Promise<OpenedToolset> {
  const bytes = connection.client.dialect === 'sqlite3' ? 'blob' : 'binary';
  const rows = await readOpened<Row>(connection, projectId, toolsetId, {
    content: `cast(content as ${bytes})`,
    draft: `cast(draft as ${bytes})`,
  });
  const opened = rows.find((row) => row.toolset_id === toolsetId);
  return {
    states: new Map(rows.filter((row) => row.toolset_id !== null).map((row) => [row.toolset_id, toState(row)])),
    activeGenerationId: rows[0]?.active_generation_id ?? null,
    hasTies: Boolean(rows[0]?.ties_digest),
    savedBy:
      opened?.saved_by && opened.saved_by_name !== null
        ? { id: opened.saved_by, fullName: opened.saved_by_name }
        : null,
    content: opened?.content ? new StoredJson(opened.content) : null,
    unconfirmed: decodeJson<Unconfirmed>(opened?.unconfirmed ?? null) ?? [],
    confirmed: decodeJson<Confirmation[]>(opened?.confirmed ?? null) ?? [],
    locks: decodeJson<Locks>(opened?.locks ?? null) ?? [],
    draft: opened?.draft
      ? {
          content: new StoredJson(opened.draft),
          unconfirmed: decodeJson<Unconfirmed>(opened.draft_unconfirmed) ?? [],
          cut: decodeJson<string[]>(opened.draft_cut) ?? [],
          citations: decodeJson<Citations>(opened.draft_citations) ?? undefined,
          note: opened.draft_note ?? undefined,
          generationId: opened.draft_generation_id ?? '',
          isStarter: Boolean(opened.draft_example),
          isOfRound: Boolean(opened.draft_of_round),
          isStopped: Boolean(opened.draft_stopped),
          unfinished: decodeJson<UnfinishedDraft>(opened.draft_unfinished) ?? undefined,
          remarks: decodeJson<DraftRemark[]>(opened.draft_remarks) ?? undefined,
          version: opened.draft_version ?? undefined,
          createdAt: opened.draft_created_at ?? '',
        }
      : null,
  };
}

/** All that `findOpenedToolset` reads but the documents, which are other ones when their ids, revision or times are. */
export async function findToolsetMarks(
  connection: Connection,
  projectId: string,
  toolsetId: string,
): Promise<readonly object[]> {
  const marks = await readOpened<Marks>(connection, projectId, toolsetId, {});
  // Sittings end without anything being written.
  return marks.map(({ sitting, ...row }) =>
    sitting ? { ...row, sitting, alike: alikeIn(readSitting(sitting)) } : row,
  );
}

/** @param documents in SQL, by the names of their columns */
function readOpened<Columns>(
  connection: Connection,
  projectId: string,
  toolsetId: string,
  documents: Record<string, string>,
): Promise<Columns[]> {
  const list = (name: string, column = name) => `case when toolset_id = ? then ${column} end as ${name}`;
  const own = [
    ...Object.entries(documents).map(([name, column]) => list(name, column)),
    ...['unconfirmed', 'confirmed', 'draft_unconfirmed', 'locks'].map((name) => list(name)),
  ];
  // From the project, so that there is a row also while the first generation of all runs.
  return readRows<Columns>(
    connection,
    `select ${stateColumns.join(', ')}, ${hasUnconfirmed}, draft_cut, draft_citations, draft_note, draft_generation_id, draft_stopped, draft_unfinished, draft_remarks, draft_version, saved_by, ${own.join(', ')},
       (select digest from claim_ties where claim_ties.project_id = projects.id) as ties_digest,
       (select full_name from users where users.id = project_toolsets.saved_by) as saved_by_name,
       (select generation_id ${fromActiveSteps} and generation_steps.toolset_id = ? limit 1) as active_generation_id
     from projects left join project_toolsets on project_toolsets.project_id = projects.id
     where projects.id = ?`,
    [...own.map(() => toolsetId), projectId, toolsetId, projectId],
  );
}
