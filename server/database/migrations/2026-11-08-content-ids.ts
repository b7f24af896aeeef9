import type { Knex } from 'knex';

import { createId } from '#server/database/createId.ts';

import { addColumns, dropColumns } from './columns.ts';

interface Row {
  project_id: string;
  toolset_id: string;
  revision: number;
  content_id: string | null;
  made_from: string | null;
  draft_content_id: string | null;
  draft_made_from: string | null;
  draft_created_at: string | null;
}

const projectsAtOnce = 50;

/** Adds an id to every content and draft, and replaces revisions by these ids in what they were made from. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'project_toolsets', {
    content_id: (table) => table.string('content_id', 32),
    draft_content_id: (table) => table.string('draft_content_id', 32),
  });
  for (let last = ''; ;) {
    const ids: string[] = await knex('projects').where('id', '>', last).orderBy('id').limit(projectsAtOnce).pluck('id');
    if (ids.length === 0) break;
    await knex.transaction((transaction) => writeIds(transaction, ids));
    last = ids.at(-1)!;
  }
  // Unused columns.
  await dropColumns(knex, 'generation_steps', ['made_from', 'cut']);
  await dropColumns(knex, 'generations', ['cancel_requested']);
}

// The mapping from ids back to revisions is not stored.
export const down = () => Promise.reject(new Error('Restore a backup from before content ids.'));

// Not in one transaction: adding columns commits on MySQL. Each batch of projects has its own, and a second run
// continues the first.
export const config = { transaction: false };

async function writeIds(transaction: Knex.Transaction, projectIds: string[]): Promise<void> {
  const rows: Row[] = await transaction('project_toolsets')
    .whereIn('project_id', projectIds)
    .select('project_id', 'toolset_id', 'revision', 'content_id', 'made_from')
    .select('draft_content_id', 'draft_made_from', 'draft_created_at');
  for (const project of Map.groupBy(rows, (row) => row.project_id).values()) {
    const withIds = new Map(project.map((row) => [row.toolset_id, giveIds(row)]));
    for (const row of withIds.values()) {
      const { project_id, toolset_id, content_id, draft_content_id } = row;
      await transaction('project_toolsets')
        .where({ project_id, toolset_id })
        .update({
          content_id,
          draft_content_id,
          made_from: toContentIds(row.made_from, withIds),
          draft_made_from: toContentIds(row.draft_made_from, withIds),
        });
    }
  }
}

function giveIds(row: Row): Row {
  return {
    ...row,
    content_id: row.content_id ?? (row.revision > 0 ? createId() : null),
    draft_content_id: row.draft_content_id ?? (row.draft_created_at === null ? null : createId()),
  };
}

function toContentIds(madeFrom: string | null, rows: ReadonlyMap<string, Row>): string | null {
  if (madeFrom === null) return null;
  const noted = Object.entries(JSON.parse(madeFrom) as Record<string, number | string>);
  return JSON.stringify(
    Object.fromEntries(
      noted.flatMap(([toolset, value]) => {
        const id = typeof value === 'string' ? value : contentIdOf(value, rows.get(toolset));
        return id === null ? [] : [[toolset, id]];
      }),
    ),
  );
}

/** The id of the content a noted revision refers to; for one that no longer exists, an id that no content has. */
function contentIdOf(noted: number, dependency: Row | undefined): string | null {
  if (noted === 0) return null; // the dependency was empty
  if (noted === dependency?.revision) return dependency.content_id;
  // A pending draft was noted by its future revision.
  const draftId = noted === (dependency?.revision ?? 0) + 1 ? dependency?.draft_content_id : null;
  return draftId ?? createId();
}
