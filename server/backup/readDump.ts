import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import type { Row, Value } from '#server/database/snapshot.ts';
import { BackupError } from '#server/errors/BackupError.ts';

type Line = { table: string; columns: string[] } | { rows: number } | WrittenValue[];
type WrittenValue = string | number | null | { base64: string };

/**
 * The rows written by {@link writeDump}, with their tables.
 * @throws BackupError when the file is no such archive, or ends early.
 */
export async function* readDump(file: string): AsyncGenerator<{ table: string; row: Row }> {
  let head: { table: string; columns: string[] } | undefined;
  let count = 0;
  let told: number | undefined;
  for await (const line of readLines(file)) {
    if (Array.isArray(line)) {
      if (!head) break;
      count += 1;
      yield {
        table: head.table,
        row: Object.fromEntries(head.columns.map((name, index) => [name, readValue(line[index])])),
      };
    } else if ('table' in line) head = line;
    else told = line.rows;
  }
  if (told !== count) throw damaged(file);
}

async function* readLines(file: string): AsyncGenerator<Line> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => undefined);
  let begun: string[] = [];
  try {
    for await (const piece of unpacked.setEncoding('utf8') as AsyncIterable<string>) {
      const [first = '', ...more] = piece.split('\n');
      begun.push(first);
      for (const next of more) {
        yield JSON.parse(begun.join('')) as Line;
        begun = [next];
      }
    }
    if (begun.join('') !== '') yield JSON.parse(begun.join('')) as Line;
  } catch (cause) {
    throw damaged(file, cause);
  }
}

const readValue = (value: WrittenValue = null): Value =>
  typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value;

const damaged = (file: string, cause?: unknown) =>
  new BackupError('backup-damaged', `${file} is not whole; nothing was restored. Take another backup.`, { cause });
