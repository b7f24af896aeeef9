import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';

import { NotificationRow } from './NotificationRow.tsx';
import type { Notifications } from './useNotifications.ts';

interface NotificationPanelProps extends Notifications {
  id: string;
  onClose: () => void;
}

/** What the person is told of, the latest first. */
export function NotificationPanel({ id, loaded, reload, unread, markRead, onClose }: NotificationPanelProps) {
  const { t } = useTranslation();
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="absolute top-full right-0 z-50 mt-2 flex max-h-[70svh] w-[24rem] animate-fade flex-col overflow-y-auto rounded-2xl border border-outline bg-raised p-2 shadow-overlay max-desktop:inset-x-2 max-desktop:mt-1 max-desktop:w-auto"
    >
      <div className="flex min-h-10 items-center justify-between gap-2 pl-3">
        <h2 id={`${id}-title`} className="font-semibold">
          {t('notifications.title')}
        </h2>
        {unread.length > 0 && (
          <Button size="small" look="quiet" onClick={() => markRead(unread.map((each) => each.id))}>
            {t('notifications.readAll')}
          </Button>
        )}
      </div>
      {loaded.phase === 'loading' && <Skeleton className="m-3 h-14" />}
      {loaded.phase === 'failed' && <FailureView error={loaded.error} onTryAgain={() => void reload()} />}
      {loaded.phase === 'ready' &&
        (loaded.data.length === 0 ? (
          <p className="px-3 pt-1 pb-3 text-sm text-muted">{t('notifications.empty')}</p>
        ) : (
          <ul>
            {loaded.data.map((notification) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  onGo={() => {
                    if (!notification.read) markRead([notification.id]);
                    onClose();
                  }}
                />
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
}
