import type { Knex } from 'knex';

/** Finds ß by ss, as its capitals are written, and a Greek word by its capitals: as the search takes letters since. */
export async function up(knex: Knex): Promise<void> {
  const rows = await knex('projects')
    .where('search_name', 'like', '%ß%')
    .orWhere('search_name', 'like', '%ς%')
    .select<{ id: string; search_name: string }[]>('id', 'search_name');
  for (const { id, search_name: name } of rows) {
    const folded = name.replaceAll('ß', 'ss').replaceAll('ς', 'σ').slice(0, 250);
    if (folded !== name) await knex('projects').where({ id }).update({ search_name: folded });
  }
}

/** Names are folded anew when they are saved. */
export const down = async (): Promise<void> => {};
