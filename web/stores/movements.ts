import { proxy, ref } from 'valtio';

import type { Movement } from '#engine/protocol/balance.ts';
import { type EntryFilter, fetchEntriesFile, listEntries } from '#web/api/billing.ts';

import { downloadFile } from './downloadFile.ts';
import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
import { onPersonChange } from './onPersonChange.ts';
import { reportFailure } from './reportFailure.ts';

/** What changed the balance, as far as it is looked for, the newest first. */
export const movements = proxy({
  items: ref<Movement[]>([]),
  nextCursor: null as string | null,
  filter: ref<EntryFilter>({}),
  phase: 'loading' as 'loading' | 'more' | 'ready' | 'failed',
  error: null as unknown,
});

const pageSize = 20;
const loading = new LatestRequest();

onPersonChange(() => {
  loading.cancel();
  Object.assign(movements, {
    items: ref<Movement[]>([]),
    nextCursor: null,
    filter: ref<EntryFilter>({}),
    phase: 'loading',
  });
});

/** Those that are shown stay until the new ones are there. */
export async function loadMovements(filter: EntryFilter): Promise<void> {
  movements.filter = ref(filter);
  const ask = (signal: AbortSignal) => listEntries({ ...filter, limit: pageSize }, signal);
  await loadInto(movements, loading, ask, ({ data, nextCursor }) => {
    Object.assign(movements, { items: ref(data), nextCursor });
  });
}

export async function loadMoreMovements(): Promise<void> {
  const { nextCursor: cursor, filter, items } = movements;
  if (cursor === null || movements.phase !== 'ready') return;
  const signal = loading.begin();
  movements.phase = 'more';
  try {
    const page = await listEntries({ ...filter, limit: pageSize, cursor }, signal);
    if (signal.aborted) return;
    Object.assign(movements, { items: ref([...items, ...page.data]), nextCursor: page.nextCursor, phase: 'ready' });
  } catch (error) {
    if (signal.aborted) return;
    movements.phase = 'ready';
    reportFailure(error, {}, () => void loadMoreMovements());
  }
}

/** All that the filter finds, as a table. */
export async function downloadMovements(): Promise<void> {
  downloadFile(await fetchEntriesFile(movements.filter));
}
