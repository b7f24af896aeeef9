import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { newIdempotencyKey } from '#web/api/newIdempotencyKey.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { TextField } from '#web/components/TextField.tsx';

interface NameDialogProps {
  title: string;
  label: string;
  help?: string | undefined;
  /** Of the button that sends the name. */
  action: string;
  /** The name of before. */
  current?: string | undefined;
  /**
   * Gets the trimmed name, and the same key for it each time: after a lost connection, another attempt makes no second
   * one.
   */
  onSend: (name: string, idempotencyKey: string) => Promise<void>;
  onClose: () => void;
  /** Above the field. */
  children?: ReactNode;
}

/** Names something new, or another thing anew. */
export function NameDialog({ title, label, help, action, current = '', onSend, onClose, children }: NameDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [name, setName] = useState(current);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  const attempt = useRef({ name: '', key: '' });

  function send(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    if (!given) return setMessages({ name: t('validation.required') });
    if (attempt.current.name !== given) attempt.current = { name: given, key: newIdempotencyKey() };
    void submit(() => onSend(given, attempt.current.key));
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} look="strong" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        <FormAlert failure={failure} />
        {children}
        <TextField
          data-autofocus
          label={label}
          help={help}
          maxLength={120}
          value={name}
          error={messages['name']}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
