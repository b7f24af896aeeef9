import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import type { Row, Snapshot } from '#server/database/snapshot.ts';
import { BackupError } from '#server/errors/BackupError.ts';

/**
 * Writes all rows as compressed JSON lines: an object starts a table and names its columns, an array is a row, with
 * bytes as `{ base64 }`, and the last line contains the number of rows. Returns that number.
 */
export async function writeDump(snapshot: Snapshot, file: string): Promise<number> {
  let count = 0;
  async function* lines() {
    for (const table of snapshot.tables) {
      let columns: string[] | undefined;
      for await (const row of snapshot.rows(table)) {
        if (!columns) yield line({ table, columns: (columns = Object.keys(row)) });
        yield line(columns.map((column) => plainValue(row, table, column)));
        count += 1;
      }
    }
    yield line({ rows: count });
  }
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip(), target);
  return count;
}

const line = (content: unknown) => `${JSON.stringify(content)}\n`;

function plainValue(row: Row, table: string, column: string): string | number | null | { base64: string } {
  const value = row[column] ?? null;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  throw new BackupError('value-unknown', `The column ${table}.${column} holds what a backup cannot hold yet.`);
}
