import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { FailureView } from '#web/components/FailureView.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { loadNotifications, markRead, notifications } from '#web/stores/notifications.ts';

import { NotificationRow } from './NotificationRow.tsx';

/** What the person is told of, the latest first. */
export function NotificationPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { items, phase, error } = useSnapshot(notifications);
  const unread = items.filter(({ read }) => !read);
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
          <Button size="small" look="quiet" onClick={() => void markRead(unread.map((each) => each.id))}>
            {t('notifications.readAll')}
          </Button>
        )}
      </div>
      {phase === 'loading' && <Skeleton className="m-3 h-14" />}
      {phase === 'failed' && <FailureView error={error} onTryAgain={() => void loadNotifications()} />}
      {phase === 'ready' &&
        (items.length === 0 ? (
          <p className="px-3 pt-1 pb-3 text-sm text-muted">{t('notifications.empty')}</p>
        ) : (
          <ul>
            {items.map((notification) => (
              <li key={notification.id}>
                <NotificationRow notification={notification} onGo={onClose} />
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
}
