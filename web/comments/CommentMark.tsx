import MessageSquare from 'lucide-react/icons/message-square';
import { use } from 'react';

import { classNames } from '#web/components/classNames.ts';

import { CommentSpotsContext } from './CommentSpots.ts';

interface CommentMarkProps {
  pointer: string;
  /** What the mark says of so many open threads. */
  label: (count: number) => string;
  /** When the mark of a field without comments is seen. */
  whenSeen: string;
  /** Whether comments on what is within stand there themselves. */
  isOpen?: boolean;
}

/** Leads from a field to its comments, or to writing the first. */
export function CommentMark({ pointer, label, whenSeen, isOpen = false }: CommentMarkProps) {
  const spots = use(CommentSpotsContext);
  if (!spots) return null;
  const count = isOpen ? spots.countOf(pointer) : spots.countAt(pointer);
  const text = label(count);
  return (
    <button
      type="button"
      aria-label={text}
      title={text}
      onClick={() => spots.open(pointer)}
      className={classNames(
        'touch-room inline-flex h-8 min-w-8 shrink-0 cursor-pointer items-center justify-center gap-1 rounded-full text-xs font-semibold print:hidden',
        count > 0 ? 'bg-primary-tonal px-2 text-on-primary-tonal' : classNames('text-muted hover:text-text', whenSeen),
      )}
    >
      <MessageSquare aria-hidden size={15} />
      {count > 0 && count}
    </button>
  );
}
