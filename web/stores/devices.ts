import { proxy, ref } from 'valtio';

import type { DeviceSession } from '#engine/protocol/account.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { endDevice, endOtherDevices, listDevices } from '#web/api/ownAccount.ts';

import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
import { onPersonChange } from './onPersonChange.ts';

export const devices = proxy({
  items: ref<DeviceSession[]>([]),
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  error: null as unknown,
});

const loading = new LatestRequest();

onPersonChange(() => {
  loading.cancel();
  devices.items = ref([]);
  devices.phase = 'loading';
});

export async function loadDevices(): Promise<void> {
  await loadInto(devices, loading, listDevices, (items) => {
    devices.items = ref(items.toSorted((a, b) => Number(b.current) - Number(a.current)));
  });
}

export async function signOutDevice(id: string): Promise<void> {
  try {
    await endDevice(id);
  } catch (error) {
    // The session has already ended, which is the wanted result.
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
  devices.items = ref(devices.items.filter((device) => device.id !== id));
}

export async function signOutOtherDevices(): Promise<void> {
  await endOtherDevices();
  devices.items = ref(devices.items.filter((device) => device.current));
}
