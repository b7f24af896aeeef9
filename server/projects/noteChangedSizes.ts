import { setImmediate as breathe } from 'node:timers/promises';

import type { Database } from '#server/database/Database.ts';
import { listProjectsChangedSince, noteProjectSize } from '#server/database/repositories/projectSizes.ts';

const since = 2 * 60 * 60 * 1000; // milliseconds; housekeeping comes every hour
const atOnce = 200;

/** Measures anew what lately changed, since small changes are not counted one by one. */
export async function noteChangedSizes({ connection }: Pick<Database, 'connection'>, now = Date.now()): Promise<void> {
  const time = new Date(now - since).toISOString();
  let page: string[] = [];
  do {
    page = await listProjectsChangedSince(connection, time, { after: page.at(-1) ?? '', limit: atOnce });
    for (const id of page) {
      await noteProjectSize(connection, id);
      // SQLite answers in this thread.
      await breathe();
    }
  } while (page.length === atOnce);
}
