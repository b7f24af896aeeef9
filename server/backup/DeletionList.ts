import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { type Deletion, deletion, keyOf, timeOf } from './Deletion.ts';

const isDay = /^\d{4}-\d{2}-\d{2}\.ndjson$/;

/**
 * Append-only list of deleted accounts and withdrawn words, kept beside the backups, so that a restore deletes them
 * again even if the database is lost. One file per day, so that old ones can be removed while others are written.
 */
export class DeletionList {
  readonly #folder: string;

  constructor(backupDirectory: string) {
    // Named when it held accounts alone; operators copy it by this name.
    this.#folder = path.join(backupDirectory, 'deleted-accounts');
  }

  /** Resolves when the entry is flushed to disk. */
  async add(one: Deletion): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = await open(path.join(this.#folder, `${timeOf(one).slice(0, 10)}.ndjson`), 'a', 0o600);
    try {
      // Starts with a line break, since a crash may have cut off the line before.
      await file.appendFile(`\n${JSON.stringify(one)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** All entries, and the number of unreadable lines. */
  async read(): Promise<{ deletions: Deletion[]; broken: number }> {
    const deletions: Deletion[] = [];
    let broken = 0;
    for (const name of await this.#days()) {
      const text = await readFile(path.join(this.#folder, name), 'utf8');
      for (const line of text.split('\n').filter(Boolean)) {
        const one = parse(line);
        if (one) deletions.push(one);
        else broken += 1;
      }
    }
    return { deletions, broken };
  }

  /** Adds missing entries, such as deletions on other servers or while the disk was full. */
  async addMissing(deletions: readonly Deletion[]): Promise<void> {
    const listed = new Set((await this.read()).deletions.map(keyOf));
    for (const one of deletions) if (!listed.has(keyOf(one))) await this.add(one);
  }

  /** Removes the files of days before a time, once no backup contains what was deleted on them. */
  async deleteBefore(time: string): Promise<void> {
    for (const name of await this.#days())
      if (name.slice(0, 10) < time.slice(0, 10)) await rm(path.join(this.#folder, name));
  }

  async #days(): Promise<string[]> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => isDay.test(name)).toSorted();
  }
}

function parse(line: string): Deletion | null {
  try {
    return deletion.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
