import { Readable } from 'node:stream';

import { dayIn } from '#engine/dates/dayIn.ts';
import { listMovementsQuery, movementFilter, movementResponse } from '#engine/protocol/balance.ts';
import { presentMovement } from '#server/billing/presentMovement.ts';
import { writeMovements } from '#server/billing/writeMovements.ts';
import { listMovements } from '#server/database/repositories/movements.ts';
import { contentDisposition } from '#server/http/contentDisposition.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { translate } from '#server/i18n/translate.ts';

export const movementRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/balance/entries',
    access: 'signed-in',
    limits: ['lists'],
    summary:
      'What changed the balance, newest first: by reason, project and time (`to` is the first moment not wanted)',
    query: listMovementsQuery,
    answer: { status: 200, schema: movementResponse, paged: true },
    async handle({ user, query: { cursor, limit, ...filter } }, { database }) {
      // One more, to know whether there is another page.
      const page = { ...filter, limit: limit + 1, before: cursor };
      const found = await listMovements(database.connection, user.id, page);
      const items = found.slice(0, limit).map((movement) => presentMovement(movement, user.id));
      return { items, nextCursor: found.length > limit ? items.at(-1)!.id : null };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/balance/entries.csv',
    access: 'signed-in',
    limits: ['exports'],
    summary: 'The same as a table for spreadsheets, in the language of the reader',
    query: movementFilter,
    answer: { status: 200, type: 'text/csv' },
    async handle({ context, user, query: filter, language, timeZone }, services) {
      const date = dayIn(new Date(), timeZone);
      context.set(
        'Content-Disposition',
        contentDisposition('attachment', `${translate(language, 'balance.fileName', { date })}.csv`),
      );
      context.type = 'text/csv; charset=utf-8; header=present';
      context.body = Readable.from(
        writeMovements(services.database.connection, services, { userId: user.id, filter, language, timeZone }),
      );
    },
  }),
];
