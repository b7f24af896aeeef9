import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

interface Row {
  project_id: string;
  toolset_id: string;
  content: string | null;
  draft: string | null;
  draft_example: number | boolean | null;
}

/**
 * What of a content, and of a draft, stands as a model drafted it. Of what was saved before, those values that a kept
 * step of a generation wrote with the same words; scores and choices count with them where any step is kept.
 */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'project_toolsets', {
    unconfirmed: (table) => table.text('unconfirmed', 'mediumtext'),
    draft_unconfirmed: (table) => table.text('draft_unconfirmed', 'mediumtext'),
  });
  const keys: Pick<Row, 'project_id' | 'toolset_id'>[] = await knex('project_toolsets')
    .whereIn('project_id', knex('generations').select('project_id'))
    .select('project_id', 'toolset_id');
  // Documents are large: one after the other.
  for (const key of keys) {
    const row: Row = await knex('project_toolsets').where(key).first('content', 'draft', 'draft_example');
    const drafted = await draftedTexts(knex, key);
    const unconfirmed = drafted.size > 0 && row.content !== null ? standing(JSON.parse(row.content), drafted) : [];
    const draftUnconfirmed = row.draft === null || row.draft_example ? null : JSON.stringify(['']);
    await knex('project_toolsets')
      .where(key)
      .update({ unconfirmed: JSON.stringify(unconfirmed), draft_unconfirmed: draftUnconfirmed });
  }
}

export const down = (knex: Knex) => dropColumns(knex, 'project_toolsets', ['unconfirmed', 'draft_unconfirmed']);

// Not in one transaction: adding columns commits on MySQL. A second run does the same again.
export const config = { transaction: false };

async function draftedTexts(knex: Knex, { project_id, toolset_id }: Pick<Row, 'project_id' | 'toolset_id'>) {
  const contents: string[] = await knex('generation_steps')
    .whereIn('generation_id', knex('generations').where({ project_id }).select('id'))
    .where({ toolset_id, status: 'succeeded' })
    .whereNotNull('content')
    .pluck('content');
  return new Set(contents.flatMap((content) => leaves(JSON.parse(content), '').map(([, text]) => text)));
}

/** JSON pointers of the texts that were drafted, and of all other values. */
function standing(document: unknown, drafted: ReadonlySet<unknown>): string[] {
  return leaves(document, '').flatMap(([pointer, value]) =>
    typeof value !== 'string' || drafted.has(value) ? [pointer] : [],
  );
}

function leaves(value: unknown, pointer: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[pointer, value]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${pointer}/${key}`));
}
