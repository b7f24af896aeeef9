import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

/** Where a person's browser last was, for the days that mails and invoices tell. */
export const up = (knex: Knex) => addColumns(knex, 'users', { time_zone: (table) => table.string('time_zone', 64) });

export const down = (knex: Knex) => dropColumns(knex, 'users', ['time_zone']);
