import { proxy, ref } from 'valtio';

import type { Balance } from '#engine/protocol/balance.ts';
import type { Configuration } from '#engine/protocol/toolset.ts';

import { fetchBalance, fetchConfiguration } from '../api/configuration.ts';
import type { Kept } from './Kept.ts';
import { onPersonChange } from './onPersonChange.ts';

export const configuration = proxy({
  current: null as Configuration | null,
  balance: null as Kept<Balance> | null,
});

onPersonChange(() => {
  configuration.balance = null;
});

/** What this installation offers. A failure leaves it unknown, and pages say nothing about it. */
export async function loadConfiguration(): Promise<void> {
  if (configuration.current) return;
  configuration.current = await fetchConfiguration().catch(() => null);
}

export async function loadBalance(): Promise<void> {
  configuration.balance = ref<Balance>(await fetchBalance());
}

/** The same where the balance is only decoration. */
export function refreshBalance(): void {
  loadBalance().catch(() => {});
}
