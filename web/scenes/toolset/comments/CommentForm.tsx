import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { ProjectPerson } from '#engine/protocol/comment.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { Button } from '#web/components/Button.tsx';
import { describeFailure } from '#web/stores/describeFailure.ts';

import { MentionArea } from './MentionArea.tsx';
import { type CommentDraft, noDraft, storedText } from './mentionDraft.ts';
import { useCommentWords } from './useCommentWords.ts';
import { useKeptDraft } from './useKeptDraft.ts';

interface CommentFormProps {
  /** Names what is typed among all drafts of the tab. */
  name: string;
  begin?: CommentDraft;
  label: string;
  action: string;
  people: readonly ProjectPerson[];
  /** Sends the text; the same key for the same text, so that sending again does not write it twice. */
  send: (text: string, idempotencyKey: string) => Promise<void>;
  onCancel?: () => void;
  takesFocus?: boolean;
  children?: ReactNode;
}

const longest = 4000;

/** A text to send. It stays until the server has it. */
export function CommentForm(props: CommentFormProps) {
  const { name, begin, label, action, people, send, onCancel, takesFocus = false, children } = props;
  const say = useCommentWords();
  const [draft, setDraft] = useKeptDraft(name, begin);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const attempt = useRef({ text: '', key: '' });
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);

  async function submit() {
    const text = storedText(draft).trim();
    if (busy) return;
    if (text === '' || text.length > longest) {
      setError(say(text === '' ? 'required' : 'tooLong'));
      area.current?.focus();
      return;
    }
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    setBusy(true);
    setError(undefined);
    try {
      await send(text, attempt.current.key);
      attempt.current = { text: '', key: '' };
      setDraft(noDraft);
      setIsSent(true);
    } catch (failure) {
      const said = failure instanceof HttpError ? failure.body.errors?.[0]?.message : undefined;
      setError(`${say('sendFailed')} ${said ?? describeFailure(failure).text}`);
    }
    setBusy(false);
  }

  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <MentionArea
        ref={area}
        label={label}
        draft={draft}
        people={people}
        error={error}
        onChange={(next) => {
          setError(undefined);
          setIsSent(false);
          setDraft(next);
        }}
        onSubmit={() => void submit()}
      />
      <p role="status" className="sr-only">
        {isSent && say('sent')}
      </p>
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              setDraft(noDraft);
              onCancel();
            }}
          >
            {say('cancel')}
          </Button>
        )}
        <Button type="submit" size="small" look={draft.text.trim() === '' ? 'tonal' : 'strong'} busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
