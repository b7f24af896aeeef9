import MessageSquare from 'lucide-react/icons/message-square';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { CommentSpotsContext } from './CommentSpots.ts';

/** In a closed row: how many threads are open on what is within. */
export function CommentCount({ pointer }: { pointer: string }) {
  const { t } = useTranslation();
  const count = use(CommentSpotsContext)?.countAt(pointer) ?? 0;
  if (count === 0) return null;
  const label = t('comments.open', { count });
  return (
    <span
      title={label}
      className="inline-flex h-6 shrink-0 items-center gap-1 rounded-full bg-primary-tonal px-2 text-xs font-semibold text-on-primary-tonal print:hidden"
    >
      <MessageSquare aria-hidden size={13} />
      <span aria-hidden>{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
