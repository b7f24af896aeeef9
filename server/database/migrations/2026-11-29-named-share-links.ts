import type { Knex } from 'knex';

import { addColumns, dropColumns } from './columns.ts';

const linkColumns = ['name', 'toolsets', 'confirmed_only', 'takes_comments'];
const commentColumns = ['guest_name', 'guest_email', 'share_link_id'];

/** What a share link is called, what it shows and whether guests may comment; and the comments of guests. */
export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'share_links', {
    name: (table) => table.string('name', 100),
    // null: all of them.
    toolsets: (_, column) => column.json('toolsets'),
    confirmed_only: (table) => table.boolean('confirmed_only').notNullable().defaultTo(false),
    takes_comments: (table) => table.boolean('takes_comments').notNullable().defaultTo(false),
  });
  await addColumns(knex, 'comments', {
    guest_name: (table) => table.string('guest_name', 100),
    guest_email: (table) => table.string('guest_email', 254),
    // Of the whole thread, so that guests see what is answered. It stays when the link is withdrawn.
    share_link_id: (table) => table.string('share_link_id', 32).index(),
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('comments').whereNotNull('share_link_id').delete();
  await dropColumns(knex, 'comments', commentColumns);
  await dropColumns(knex, 'share_links', linkColumns);
}
