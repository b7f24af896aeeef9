import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { GuestComment } from '#engine/protocol/guestComment.ts';
import { Button } from '#web/components/Button.tsx';
import { initialsOf } from '#web/components/initialsOf.ts';
import { formatAgo, formatDateTime } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

import { GuestCommentForm } from './GuestCommentForm.tsx';

interface GuestThreadProps {
  first: GuestComment;
  replies: readonly GuestComment[];
  token: string;
  /** Which toolset it is about, where the page does not say so. */
  about?: string | undefined;
  onWritten: (comment: GuestComment) => void;
}

/** What a guest said, and what the team and other guests answered. */
export function GuestThread({ first, replies, token, about, onWritten }: GuestThreadProps) {
  const { t } = useTranslation();
  const [isReplying, setIsReplying] = useState(false);
  return (
    <article className="flex flex-col gap-3 py-4">
      {about && <p className="text-sm text-muted">{t('shared.comments.onToolset', { name: about })}</p>}
      <Entry comment={first} />
      {replies.length > 0 && (
        <ul className="flex flex-col gap-3 border-l-2 border-outline pl-4">
          {replies.map((reply) => (
            <li key={reply.id}>
              <Entry comment={reply} />
            </li>
          ))}
        </ul>
      )}
      {isReplying ? (
        <GuestCommentForm
          token={token}
          replyTo={first.id}
          onWritten={(comment) => {
            setIsReplying(false);
            onWritten(comment);
          }}
          onCancel={() => setIsReplying(false)}
        />
      ) : (
        <Button size="small" look="quiet" className="-ml-4 self-start" onClick={() => setIsReplying(true)}>
          {t('shared.comments.reply')}
        </Button>
      )}
    </article>
  );
}

function Entry({ comment: { name, isGuest, text, createdAt, field } }: { comment: GuestComment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="flex gap-3">
      <span
        aria-hidden
        translate="no"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-field text-xs font-semibold text-muted"
      >
        {initialsOf(name, language)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-muted">
            {isGuest && `${t('shared.comments.guest')} · `}
            <time dateTime={createdAt} title={formatDateTime(createdAt)}>
              {formatAgo(createdAt)}
            </time>
          </span>
        </p>
        {field && <p className="text-sm text-muted">{field}</p>}
        <p className="leading-relaxed wrap-anywhere whitespace-pre-line">{text}</p>
      </div>
    </div>
  );
}
