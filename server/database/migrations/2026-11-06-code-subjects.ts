import type { Knex } from 'knex';

import { renameColumn } from './columns.ts';

// Before sign-in a code is for an address; after it, for a person, so that nobody replaces or uses up another's.
export const up = (knex: Knex) => renameColumn(knex, 'verification_codes', 'email', 'subject');

export const down = (knex: Knex) => renameColumn(knex, 'verification_codes', 'subject', 'email');
