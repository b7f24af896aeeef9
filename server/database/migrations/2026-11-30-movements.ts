import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

const indexes = {
  ofReason: 'ledger_entries_reason_index',
  ofProject: 'ledger_entries_project_index',
  ofReference: 'ledger_transactions_reference_index',
  ofStarter: 'ledger_transactions_starter_index',
};

/**
 * What tokens were moved for, kept with the ledger, since generations are deleted after a while. Reason and project
 * stand with each entry too, so that a person's own are found by an index.
 */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'ledger_transactions', {
    // No foreign keys: the ledger stays when what it tells of is deleted.
    toolset_id: (table) => table.string('toolset_id', 64),
    version_id: (table) => table.string('version_id', 32),
    started_by: (table) => {
      table.string('started_by', 32);
      table.index(['reference'], indexes.ofReference);
      table.index(['started_by'], indexes.ofStarter);
    },
  });
  await addColumns(knex, 'ledger_entries', {
    // The transaction's kind.
    reason: (table) => {
      table.string('reason', 20);
      table.index(['account_id', 'reason', 'id'], indexes.ofReason);
    },
    project_id: (table) => {
      table.string('project_id', 32);
      table.index(['account_id', 'project_id', 'id'], indexes.ofProject);
    },
  });
  await fillEntries(knex);
  await fillTransactions(knex);
}

// References are `<generation>` and `<generation>/<position>`; the ids of generations have 26 characters.
const generationOf = (knex: Knex) => knex.raw('substr(ledger_transactions.reference, 1, 26)');

async function fillEntries(knex: Knex): Promise<void> {
  const transactions = () =>
    knex('ledger_transactions').whereRaw('ledger_transactions.id = ledger_entries.transaction_id');
  await knex('ledger_entries')
    .whereNull('reason')
    .update({ reason: transactions().select('kind') });
  const projects = transactions()
    .join('generations', (join) => void join.on('generations.id', generationOf(knex)))
    .select('generations.project_id');
  await knex('ledger_entries').whereNull('project_id').update({ project_id: projects });
}

async function fillTransactions(knex: Knex): Promise<void> {
  const generations = knex('generations').where('generations.id', generationOf(knex)).select('generations.user_id');
  await knex('ledger_transactions').whereNull('started_by').update({ started_by: generations });
  const steps = () =>
    knex('generation_steps').where('generation_steps.generation_id', generationOf(knex)).min('toolset_id');
  await knex('ledger_transactions')
    .whereNull('toolset_id')
    .whereRaw('length(reference) = 26')
    .update({ toolset_id: steps().havingRaw('count(*) = 1') });
  await knex('ledger_transactions')
    .whereNull('toolset_id')
    .whereRaw("substr(reference, 27, 1) = '/'")
    .update({
      toolset_id: steps().whereRaw('generation_steps.position = substr(ledger_transactions.reference, 28) + 0'),
    });
}

export async function down(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('ledger_entries', 'reason'))
    await knex.schema.alterTable('ledger_entries', (table) => table.dropIndex([], indexes.ofReason));
  if (await knex.schema.hasColumn('ledger_entries', 'project_id'))
    await knex.schema.alterTable('ledger_entries', (table) => table.dropIndex([], indexes.ofProject));
  if (await knex.schema.hasColumn('ledger_transactions', 'started_by'))
    await knex.schema.alterTable('ledger_transactions', (table) => {
      table.dropIndex([], indexes.ofReference);
      table.dropIndex([], indexes.ofStarter);
    });
  await dropColumns(knex, 'ledger_entries', ['reason', 'project_id']);
  await dropColumns(knex, 'ledger_transactions', ['toolset_id', 'version_id', 'started_by']);
}
