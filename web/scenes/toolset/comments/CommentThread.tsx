import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';

import type { Comment, ProjectPerson } from '#engine/protocol/comment.ts';
import { createComment, updateComment } from '#web/api/comments.ts';
import { Button } from '#web/components/Button.tsx';
import { classNames } from '#web/components/classNames.ts';
import { comments, keepComment } from '#web/stores/comments.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useCommentWords } from './useCommentWords.ts';

interface CommentThreadProps {
  first: Comment;
  replies: readonly Comment[];
  people: readonly ProjectPerson[];
  /** Where its field is in what is shown; null: it has none, or the field is gone. */
  pointer: string | null;
  onGo: (pointer: string) => void;
  /** Whether the address or a mail leads here. */
  isSought: boolean;
}

/** A comment with its replies. */
export function CommentThread({ first, replies, people, pointer, onGo, isSought }: CommentThreadProps) {
  const say = useCommentWords();
  const [isReplying, setIsReplying] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isSought) return;
    frame.current?.scrollIntoView({ block: 'nearest' });
    frame.current?.focus({ preventScroll: true });
  }, [isSought]);
  const { projectId } = comments;

  // Shown at once, and put back when the server says no.
  async function resolve(resolved: boolean) {
    keepComment(first.id, { ...first, resolved });
    try {
      keepComment(first.id, await updateComment(projectId, first.id, { resolved }));
    } catch (error) {
      keepComment(first.id, first);
      reportFailure(error);
    }
  }

  async function reply(text: string, idempotencyKey: string) {
    const body = { toolset: first.toolset, text, replyTo: first.id };
    const written = await createComment(projectId, body, idempotencyKey);
    keepComment(written.id, written);
    if (first.resolved) keepComment(first.id, { ...first, resolved: false });
    setIsReplying(false);
  }

  return (
    <article
      ref={frame}
      tabIndex={-1}
      aria-label={first.field ?? say('whole')}
      className={classNames(
        'flex flex-col gap-3 rounded-2xl border bg-raised p-4 outline-none',
        isSought ? 'border-primary' : 'border-outline',
      )}
    >
      {first.field !== null && (
        <p className="text-sm text-muted wrap-anywhere">
          {pointer === null ? (
            say('gone', { name: first.field })
          ) : (
            <button
              type="button"
              aria-label={say('goTo', { name: first.field })}
              onClick={() => onGo(pointer)}
              className="touch-room cursor-pointer text-left font-medium underline decoration-outline-strong underline-offset-4 hover:text-text"
            >
              {first.field}
            </button>
          )}
        </p>
      )}
      {first.seenByGuests && <p className="text-sm text-muted">{say('seenByGuests')}</p>}
      <CommentItem comment={first} people={people} />
      {replies.length > 0 && (
        <ul className="flex flex-col gap-3 border-l-2 border-outline pl-3">
          {replies.map((comment) => (
            <li key={comment.id}>
              <CommentItem comment={comment} people={people} />
            </li>
          ))}
        </ul>
      )}
      {isReplying ? (
        <CommentForm
          name={`reply:${first.id}`}
          label={say('replyLabel')}
          action={say('reply')}
          people={people}
          send={reply}
          takesFocus
          onCancel={() => setIsReplying(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Button size="small" look="tonal" onClick={() => setIsReplying(true)}>
            {say('reply')}
          </Button>
          <Button
            size="small"
            look="quiet"
            icon={!first.resolved && <Check aria-hidden size={16} />}
            onClick={() => void resolve(!first.resolved)}
          >
            {say(first.resolved ? 'reopen' : 'resolve')}
          </Button>
          {first.resolved && first.resolvedBy && (
            <span className="text-sm text-muted">{say('resolvedBy', { name: first.resolvedBy })}</span>
          )}
        </div>
      )}
    </article>
  );
}
