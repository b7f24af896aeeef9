import type { Connection } from '#server/database/Database.ts';

const atOnce = 500;

type Next = (connection: Connection, after: string, limit: number) => Promise<string[]>;
type Find = (connection: Connection, ids: readonly string[]) => Promise<string[]>;

/** What a check finds among all rows, a few hundred at a time, so that requests are served in between. */
export async function inSlices(connection: Connection, next: Next, find: Find): Promise<string[]> {
  const found: string[] = [];
  for (let after = ''; ;) {
    const ids = await next(connection, after, atOnce);
    if (ids.length === 0) return found;
    found.push(...(await find(connection, ids)));
    after = ids.at(-1)!;
  }
}
