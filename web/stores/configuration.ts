import { proxy, ref } from 'valtio';

import type { Balance } from '#engine/protocol/balance.ts';
import type { Configuration } from '#engine/protocol/toolset.ts';
import { fetchBalance, fetchConfiguration } from '#web/api/configuration.ts';

import { onPersonChange } from './onPersonChange.ts';
import type { OpaqueRef } from './OpaqueRef.ts';
import { session } from './session.ts';

export const configuration = proxy({
  current: null as Configuration | null,
  balance: null as OpaqueRef<Balance> | null,
});

onPersonChange(() => {
  configuration.balance = null;
});

/** Loads the features of this installation. Unknown after a failure, and pages then show nothing about them. */
export async function loadConfiguration(): Promise<void> {
  if (configuration.current) return;
  configuration.current = await fetchConfiguration().catch(() => null);
}

export async function loadBalance(): Promise<void> {
  const person = session.user?.id;
  const balance = await fetchBalance();
  if (session.user?.id === person) configuration.balance = ref<Balance>(balance);
}

/** Reloads the balance, ignoring errors. */
export function refreshBalance(): void {
  loadBalance().catch(() => {});
}
