import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useTranslation } from 'react-i18next';

import type { DeviceSession } from '#engine/protocol/account.ts';
import { Button } from '#web/components/Button.tsx';
import { formatAgo, formatDate, formatDateTime } from '#web/i18n/formats.ts';

import { deviceName } from './deviceName.ts';

export function DeviceRow({ device, onEnd }: { device: DeviceSession; onEnd: () => void }) {
  const { t } = useTranslation();
  const name = deviceName(device.device, t);
  return (
    <li className="flex items-start gap-4 py-4">
      <MonitorSmartphone aria-hidden size={24} className="mt-0.5 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
            <span>{name}</span>
            {device.current && (
              <span className="rounded-full bg-success-tonal px-2.5 py-0.5 text-xs text-on-success-tonal">
                {t('devices.this')}
              </span>
            )}
          </p>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
            <time dateTime={device.createdAt} title={formatDateTime(device.createdAt)}>
              {t('devices.signedIn', { date: formatDate(device.createdAt) })}
            </time>
            {!device.current && (
              <time dateTime={device.lastSeenAt} title={formatDateTime(device.lastSeenAt)}>
                {t('devices.lastSeen', { ago: formatAgo(device.lastSeenAt) })}
              </time>
            )}
          </p>
        </div>
        {!device.current && (
          <Button size="small" aria-label={t('devices.endNamed', { name })} onClick={onEnd}>
            {t('devices.end')}
          </Button>
        )}
      </div>
    </li>
  );
}
