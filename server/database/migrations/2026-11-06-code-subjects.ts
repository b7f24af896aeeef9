import type { Knex } from 'knex';

import { renameColumn } from './columns.ts';

// The subject is an address before sign-in and a person's id after it, so that nobody can replace or use up another's
// code.
export const up = (knex: Knex) => renameColumn(knex, 'verification_codes', 'email', 'subject');

export const down = (knex: Knex) => renameColumn(knex, 'verification_codes', 'subject', 'email');
