import MessageSquare from 'lucide-react/icons/message-square';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { comments, openComments } from '#web/stores/comments.ts';

/** Opens the comments on the toolset, and says how many threads are open. */
export function CommentsButton() {
  const { t } = useTranslation();
  const { list, open, counts, toolsetId } = useSnapshot(comments);
  const count = (list ?? []).filter(({ replyTo, resolved }) => replyTo === null && !resolved).length;
  const unread = counts.find(({ toolset }) => toolset === toolsetId)?.unread ?? 0;
  const label = [t('comments.open', { count }), ...(unread > 0 ? [t('comments.unread', { count: unread })] : [])];
  return (
    <button
      type="button"
      data-opens-comments
      aria-expanded={open !== null}
      aria-label={label.join(', ')}
      title={label.join(', ')}
      onClick={() => (open ? (comments.open = null) : openComments({ pointer: null, thread: null }))}
      className="relative inline-flex h-10 min-w-10 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-full px-2.5 text-sm font-semibold hover:bg-field aria-expanded:bg-field max-desktop:h-11 max-desktop:min-w-11"
    >
      <MessageSquare aria-hidden size={20} />
      {count > 0 && <span className="tabular-nums">{count}</span>}
      {unread > 0 && <span aria-hidden className="absolute top-1.5 left-6.5 size-2.5 rounded-full bg-primary" />}
    </button>
  );
}
