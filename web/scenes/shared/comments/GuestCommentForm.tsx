import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { GuestComment } from '#engine/protocol/guestComment.ts';
import { writeGuestComment } from '#web/api/shared.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { TextArea } from '#web/components/TextArea.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { formatNumber } from '#web/i18n/formats.ts';
import { keepInTab, readKept } from '#web/stores/keptInTab.ts';

import { keepGuestName, readGuestName } from './guestName.ts';

interface GuestCommentFormProps {
  token: string;
  /** Id of the toolset that is shown. */
  place?: string | undefined;
  replyTo?: string;
  onWritten: (comment: GuestComment) => void;
  onCancel?: () => void;
}

const longest = 2000;

/** A name, what they have to say and, if they want to hear of answers, an address. It stays until the server has it. */
export function GuestCommentForm({ token, place, replyTo, onWritten, onCancel }: GuestCommentFormProps) {
  const { t } = useTranslation();
  const draftKey = `guest:${token}:${replyTo ?? place ?? ''}`;
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  const [name, setName] = useState(readGuestName);
  const [text, setText] = useState(() => readKept<string>(draftKey) ?? '');
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);

  async function send() {
    const wish = { name, text, ...(email && { email }), ...(replyTo ? { replyTo } : place && { place }) };
    const written = await writeGuestComment(token, wish);
    keepGuestName(name);
    keepInTab(draftKey, null);
    setText('');
    setEmail('');
    setIsSent(true);
    onWritten(written);
  }

  function check(): Record<string, string> {
    return {
      ...(text.trim() === '' && { text: t('shared.comments.textMissing') }),
      ...(text.length > longest && { text: t('shared.comments.tooLong', { limit: formatNumber(longest) }) }),
      ...(name.trim() === '' && { name: t('shared.comments.nameMissing') }),
    };
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const faults = check();
        if (Object.keys(faults).length > 0) setMessages(faults);
        else void submit(send);
      }}
    >
      <FormAlert failure={failure} />
      <TextArea
        label={t(replyTo ? 'shared.comments.yourReply' : 'shared.comments.write')}
        rows={3}
        value={text}
        error={messages['text']}
        onChange={(event) => {
          setIsSent(false);
          setText(event.target.value);
          keepInTab(draftKey, event.target.value);
        }}
      />
      <div className="grid gap-3 desktop:grid-cols-2">
        <TextField
          label={t('shared.comments.name')}
          autoComplete="name"
          maxLength={100}
          value={name}
          error={messages['name']}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('shared.comments.email')}
          help={t('shared.comments.emailHelp')}
          type="email"
          autoComplete="email"
          value={email}
          error={messages['email']}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isSent ? t('shared.comments.sent') : ''}
      </p>
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button look="quiet" size="small" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )}
        <Button type="submit" size="small" look="strong" busy={busy}>
          {t(replyTo ? 'shared.comments.reply' : 'shared.comments.send')}
        </Button>
      </div>
    </form>
  );
}
