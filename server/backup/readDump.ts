import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

import type { Row, Value } from '../database/snapshot.ts';
import { BackupError } from '../errors/BackupError.ts';

type Line = { table: string; columns: string[] } | { rows: number } | Value[];

/** The rows written by {@link writeDump}, with their tables. @throws when the file ends early. */
export async function* readDump(file: string): AsyncGenerator<{ table: string; row: Row }> {
  const unpacked = createReadStream(file).pipe(createGunzip());
  let head: { table: string; columns: string[] } | undefined;
  let count = 0;
  let told: number | undefined;
  for await (const text of createInterface({ input: unpacked, crlfDelay: Infinity })) {
    const line = JSON.parse(text) as Line;
    if (Array.isArray(line)) {
      if (!head) break;
      count += 1;
      yield {
        table: head.table,
        row: Object.fromEntries(head.columns.map((name, index) => [name, line[index] ?? null])),
      };
    } else if ('table' in line) head = line;
    else told = line.rows;
  }
  if (told !== count) throw new BackupError('backup-damaged', `${file} is not whole; take another backup.`);
}
