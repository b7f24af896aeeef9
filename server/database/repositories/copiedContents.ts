import type { MadeFrom } from '#engine/registry/staleBecause.ts';
import type { Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

/** All columns but the project's: copied in the database, since documents are large. */
const columns = {
  project_toolsets: [
    'toolset_id',
    'revision',
    'content',
    'content_id',
    'made_from',
    'unconfirmed',
    'locks',
    'saved_at',
    'draft',
    'draft_content_id',
    'draft_made_from',
    'draft_unconfirmed',
    'draft_cut',
    'draft_citations',
    'draft_note',
    'draft_generation_id',
    'draft_example',
    'draft_of_round',
    'draft_stopped',
    'draft_unfinished',
    'draft_remarks',
    'draft_created_at',
  ],
  earlier_contents: ['toolset_id', 'content_id', 'content'],
} as const;

interface Copying {
  from: string;
  to: string;
  /** Absent: everything. `withoutRest` takes out of what a content was made from what is not copied. */
  only?: { toolsets: readonly string[]; withoutRest: (madeFrom: MadeFrom) => MadeFrom };
}

/** Copies what one project has of its toolsets into another that has nothing yet. */
export async function copyContents(transaction: Transaction, { from, to, only }: Copying): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    const rows = transaction(table)
      .where({ project_id: from })
      .select(transaction.raw('? as project_id', [to]), ...names);
    if (only) rows.whereIn('toolset_id', [...only.toolsets]);
    await transaction(
      transaction.raw(`?? (${['project_id', ...names].map(() => '??').join(', ')})`, [table, 'project_id', ...names]),
    ).insert(rows);
  }
  if (only) await rewriteMadeFrom(transaction, to, only.withoutRest);
}

async function rewriteMadeFrom(
  transaction: Transaction,
  projectId: string,
  rewrite: (madeFrom: MadeFrom) => MadeFrom,
): Promise<void> {
  const key = { project_id: projectId };
  const rows: { toolset_id: string; made_from: string | null; draft_made_from: string | null }[] = await transaction(
    'project_toolsets',
  )
    .where(key)
    .select('toolset_id', 'made_from', 'draft_made_from');
  const rewritten = (text: string | null) => {
    const madeFrom = decodeJson<MadeFrom>(text);
    return madeFrom && encodeJson(rewrite(madeFrom));
  };
  for (const { toolset_id, made_from, draft_made_from } of rows)
    await transaction('project_toolsets')
      .where({ ...key, toolset_id })
      .update({ made_from: rewritten(made_from), draft_made_from: rewritten(draft_made_from) });
}
