import { proxy, ref } from 'valtio';

import type { DeviceSession } from '#engine/protocol/account.ts';

import { endDevice, endOtherDevices, listDevices } from '../api/ownAccount.ts';
import { HttpError } from '../api/HttpError.ts';
import { onPersonChange } from './onPersonChange.ts';

export const devices = proxy({
  items: ref<DeviceSession[]>([]),
  phase: 'loading' as 'loading' | 'ready' | 'failed',
  error: null as unknown,
});

/** Request counter: only the answer to the last request is shown, and none that belongs to another person. */
let asked = 0;

onPersonChange(() => {
  asked += 1;
  devices.items = ref([]);
  devices.phase = 'loading';
});

export async function loadDevices(): Promise<void> {
  const request = (asked += 1);
  if (devices.phase === 'failed') devices.phase = 'loading';
  try {
    const items = await listDevices();
    if (request !== asked) return;
    devices.items = ref(items.toSorted((a, b) => Number(b.current) - Number(a.current)));
    devices.phase = 'ready';
  } catch (error) {
    if (request !== asked) return;
    devices.phase = 'failed';
    devices.error = ref(error as object);
  }
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
