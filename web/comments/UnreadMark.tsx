import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { comments } from '#web/stores/comments.ts';

/** Says that comments on these toolsets mention the reader, who has not seen them. */
export function UnreadMark({ toolsets }: { toolsets: readonly string[] }) {
  const { t } = useTranslation();
  const { counts } = useSnapshot(comments);
  const unread = counts.reduce((sum, count) => sum + (toolsets.includes(count.toolset) ? count.unread : 0), 0);
  if (unread === 0) return null;
  const label = t('comments.unread', { count: unread });
  return (
    <span
      title={label}
      className="inline-grid h-4.5 min-w-4.5 shrink-0 place-items-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-bold text-on-primary"
    >
      <span aria-hidden>{unread}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
