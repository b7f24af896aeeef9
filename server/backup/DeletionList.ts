import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import type { DeletedAccount } from '#server/database/repositories/deletedAccounts.ts';

const isDay = /^\d{4}-\d{2}-\d{2}\.ndjson$/;

/**
 * Append-only list of deleted accounts, kept beside the backups, so that a restore deletes them again even if the
 * database is lost. One file per day, so that old ones can be removed while others are written.
 */
export class DeletionList {
  readonly #folder: string;

  constructor(backupDirectory: string) {
    this.#folder = path.join(backupDirectory, 'deleted-accounts');
  }

  /** Resolves when the entry is flushed to disk. */
  async add({ userId, deletedAt }: DeletedAccount): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = await open(path.join(this.#folder, `${deletedAt.slice(0, 10)}.ndjson`), 'a', 0o600);
    try {
      // Starts with a line break, since a crash may have cut off the line before.
      await file.appendFile(`\n${JSON.stringify({ userId, deletedAt })}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** All entries, and the number of unreadable lines. */
  async read(): Promise<{ accounts: DeletedAccount[]; broken: number }> {
    const accounts: DeletedAccount[] = [];
    let broken = 0;
    for (const name of await this.#days()) {
      const text = await readFile(path.join(this.#folder, name), 'utf8');
      for (const line of text.split('\n').filter(Boolean)) {
        const account = parse(line);
        if (account) accounts.push(account);
        else broken += 1;
      }
    }
    return { accounts, broken };
  }

  /** Adds missing entries, such as deletions on other servers or while the disk was full. */
  async addMissing(accounts: readonly DeletedAccount[]): Promise<void> {
    const listed = new Set((await this.read()).accounts.map(({ userId }) => userId));
    for (const account of accounts) if (!listed.has(account.userId)) await this.add(account);
  }

  /** Removes the files of days before a time, once no backup contains those accounts. */
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

function parse(line: string): DeletedAccount | null {
  try {
    const { userId, deletedAt } = JSON.parse(line) as Record<string, unknown>;
    return typeof userId === 'string' && typeof deletedAt === 'string' ? { userId, deletedAt } : null;
  } catch {
    return null;
  }
}
