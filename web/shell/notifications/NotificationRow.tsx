import AtSign from 'lucide-react/icons/at-sign';
import MessageSquare from 'lucide-react/icons/message-square';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { Notification } from '#engine/protocol/notification.ts';
import { formatAgo, formatDateTime } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { projectPath } from '#web/paths.ts';
import { definitions } from '#web/stores/definitions.ts';
import { markRead } from '#web/stores/notifications.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

const icons = { mention: AtSign, reply: MessageSquare, comment: MessageSquare, share: UserPlus, change: RefreshCw };

/** What happened, where and when; it leads there, and is read then. */
export function NotificationRow({ notification, onGo }: { notification: Notification; onGo?: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { summaries } = useSnapshot(definitions);
  const { id, kind, project, projectName, toolset, comment, by, isGuest, at, read } = notification;
  const Icon = icons[kind];
  const title = summaries.find((each) => each.id === toolset)?.title[language];
  const name = by === null ? t('notifications.somebody') : isGuest ? t('notifications.guest', { name: by }) : by;
  const to =
    toolset && comment
      ? `${toolsetPath(project, toolset)}?comment=${encodeURIComponent(comment)}`
      : projectPath(project);
  return (
    <Link
      to={to}
      onClick={() => {
        if (!read) void markRead([id]);
        onGo?.();
      }}
      className="flex items-start gap-3 rounded-xl px-3 py-2.5 text-sm no-underline hover:bg-field"
    >
      <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className={read ? 'block wrap-anywhere' : 'block font-semibold wrap-anywhere'}>
          {t(`notifications.${kind}`, { name })}
        </span>
        <span className="block text-label text-muted wrap-anywhere">
          {[projectName, ...(title ? [title] : [])].join(' › ')} ·{' '}
          <time dateTime={at} title={formatDateTime(at)}>
            {formatAgo(at)}
          </time>
        </span>
      </span>
      {!read && (
        <>
          <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-tertiary" />
          <span className="sr-only">{t('notifications.new')}</span>
        </>
      )}
    </Link>
  );
}
