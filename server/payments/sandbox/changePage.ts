import type { SandboxPageStatus } from '#engine/protocol/sandbox.ts';
import type { Transaction } from '#server/database/Database.ts';
import { lockSandboxPage, type SandboxPageRow, updateSandboxPage } from '#server/database/repositories/sandboxPages.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import type { Services } from '#server/Services.ts';

import { pageStatus } from './pageStatus.ts';

export type PageChange = Pick<SandboxPageRow, 'status' | 'reason' | 'cardRef'>;

export interface ChangedPage {
  page: SandboxPageRow;
  /** Whether it has been settled by this: paid, cancelled or expired. */
  isSettled: boolean;
}

interface Changing {
  page: Parameters<typeof lockSandboxPage>[1];
  /** In which it may be changed; in every other status it stays as it is. */
  from: readonly SandboxPageStatus[];
  to: (transaction: Transaction, page: SandboxPageRow, now: number) => Promise<PageChange>;
}

/** Changes a page, of concurrent tries one after the other. @throws NotFoundError */
export function changePage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { page: key, from, to }: Changing,
): Promise<ChangedPage> {
  return database.transaction(async (transaction) => {
    const page = await lockSandboxPage(transaction, key);
    if (!page) throw new NotFoundError();
    const now = clock();
    if (!from.includes(pageStatus(page, now))) return { page, isSettled: false };
    const changed = { ...page, ...(await to(transaction, page, now)) };
    await updateSandboxPage(transaction, changed);
    return { page: changed, isSettled: changed.status !== 'open' && changed.status !== 'asking' };
  });
}
