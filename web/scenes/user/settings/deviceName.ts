import type { TFunction } from 'i18next';

import type { DeviceSession } from '#engine/protocol/account.ts';

/** "Firefox on Windows", or the part that is known. */
export function deviceName({ browser, system }: DeviceSession['device'], t: TFunction): string {
  if (browser && system) return t('devices.name', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}
