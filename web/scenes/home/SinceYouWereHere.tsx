import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { latePart } from '#web/components/latePart.tsx';
import { withWords } from '#web/i18n/withWords.ts';
import { markRead, notifications } from '#web/stores/notifications.ts';

const most = 4;

const LateRow = latePart(
  withWords(
    'notifications',
    async () => (await import('#web/shell/notifications/NotificationRow.tsx')).NotificationRow,
  ),
  { placeholder: <span className="block h-15" /> },
);

/** What others have done meanwhile, as far as it has not been read; without any, nothing. */
export function SinceYouWereHere() {
  const { t } = useTranslation();
  const unread = useSnapshot(notifications).items.filter(({ read }) => !read);
  if (unread.length === 0) return null;
  const shown = unread.slice(0, most);
  const further = unread.length - shown.length;
  return (
    <section aria-labelledby="since" className="rounded-3xl border border-outline bg-raised p-3 desktop:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2 px-3">
        <h2 id="since" className="text-lg font-bold">
          {t('home.since')}
        </h2>
        <Button size="small" look="quiet" onClick={() => void markRead(unread.map(({ id }) => id))}>
          {t('home.sinceRead')}
        </Button>
      </div>
      <ul className="mt-1 grid gap-x-4 desktop:grid-cols-2">
        {shown.map((notification) => (
          <li key={notification.id}>
            <LateRow notification={notification} />
          </li>
        ))}
      </ul>
      {further > 0 && <p className="px-3 pt-1 text-sm text-muted">{t('home.sinceMore', { count: further })}</p>}
    </section>
  );
}
