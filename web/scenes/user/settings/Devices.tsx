import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { DeviceSession } from '#engine/protocol/account.ts';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';
import { devices, loadDevices, signOutDevice, signOutOtherDevices } from '#web/stores/devices.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';

import { deviceName } from './deviceName.ts';
import { DeviceRow } from './DeviceRow.tsx';

/** The list of signed-in devices, with buttons that sign them out. */
export function Devices() {
  const { t } = useTranslation();
  const { items, phase, error } = useSnapshot(devices);
  const [asking, setAsking] = useState<DeviceSession | 'others' | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    void loadDevices();
  }, []);
  const others = items.filter(({ current }) => !current).length;

  async function end(wanted: DeviceSession | 'others'): Promise<void> {
    try {
      await (wanted === 'others' ? signOutOtherDevices() : signOutDevice(wanted.id));
      // The button that opened the dialog is gone. Deferred until after the dialog has tried to restore the focus.
      setTimeout(() => list.current?.focus());
      showToast(
        'success',
        wanted === 'others' ? t('devices.othersEnded') : t('devices.ended', { name: deviceName(wanted.device, t) }),
      );
    } catch (failure) {
      reportFailure(failure, {}, () => void end(wanted));
    }
  }

  return (
    <Card title={t('devices.title')}>
      <p className="max-w-prose leading-relaxed text-muted">{t('devices.text')}</p>
      {phase === 'loading' && (
        <SkeletonPage>
          <Skeleton className="mt-4 h-14" />
          <Skeleton className="h-14" />
        </SkeletonPage>
      )}
      {phase === 'failed' && (
        <div className="mt-5">
          <FailureView compact error={error} onTryAgain={() => void loadDevices()} />
        </div>
      )}
      {phase === 'ready' && (
        <>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={t('devices.title')}
            className="mt-2 divide-y divide-outline outline-none"
          >
            {items.map((device) => (
              <DeviceRow key={device.id} device={device} onEnd={() => setAsking(device)} />
            ))}
          </ul>
          {others > 0 ? (
            <Button className="mt-4" onClick={() => setAsking('others')}>
              {t('devices.endOthers')}
            </Button>
          ) : (
            <p className="text-sm text-muted">{t('devices.onlyThis')}</p>
          )}
        </>
      )}
      {asking && (
        <ConfirmDialog
          title={
            asking === 'others'
              ? t('devices.endOthersQuestion')
              : t('devices.endQuestion', { name: deviceName(asking.device, t) })
          }
          text={asking === 'others' ? t('devices.endOthersText', { count: others }) : t('devices.endText')}
          confirm={t('devices.end')}
          danger
          onConfirm={() => end(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}
