import CircleCheck from 'lucide-react/icons/circle-check';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { isWholeCode } from '#engine/protocol/codeLengths.ts';
import { Button, type ButtonProps } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { FieldNote } from '#web/components/TextField.tsx';
import { configuration } from '#web/stores/configuration.ts';

import { CodeField } from './CodeField.tsx';
import { looksLikeEmail } from './looksLikeEmail.ts';
import { SendCodeAgain } from './SendCodeAgain.tsx';

interface CodeFieldsProps {
  email: string;
  verified: boolean;
  /** A code was sent before the page was reloaded. */
  sent?: boolean | undefined;
  /** Shown when the form was submitted without a verified code. */
  error?: string | undefined;
  /** Verifying is the form's first step: its button is the main action and answers to Enter. */
  comesFirst?: boolean;
  onSend: (email: string) => Promise<void>;
  onVerify: (email: string, code: string) => Promise<void>;
  /** Called when the address is invalid. */
  onBadEmail: () => void;
}

/** Sends a code to an address and asks for it back. */
export function CodeFields(props: CodeFieldsProps) {
  const { email, verified, sent: wasSent, error, comesFirst = false, onSend, onVerify, onBadEmail } = props;
  const { t } = useTranslation();
  const { current } = useSnapshot(configuration);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState({ to: wasSent ? email : '', again: false, count: 0 });
  const sending = useSubmission();
  const verifying = useSubmission();
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const done = useRef<HTMLParagraphElement>(null);
  const proved = useRef(false);
  /** The focused element when the request began: the focus moves only if it is still there. */
  const askedFrom = useRef<Element>(null);

  const focusNext = useCallback((next: HTMLElement | null) => {
    if ([document.body, askedFrom.current, null].includes(document.activeElement)) next?.focus();
  }, []);

  // Focuses the code field whenever a code was sent.
  useEffect(() => {
    if (sent.count > 0) focusNext(field.current);
  }, [sent.count, focusNext]);
  // Focuses the success message after verifying here; not when a verified address is merely typed again.
  useEffect(() => {
    if (verified && proved.current) focusNext(done.current);
    proved.current = false;
  }, [verified, focusNext]);

  const send = () =>
    sending.submit(async () => {
      askedFrom.current = document.activeElement;
      if (!looksLikeEmail(email)) return onBadEmail();
      await onSend(email);
      setCode('');
      verifying.setMessages({});
      setSent(({ to, count }) => ({ to: email, again: to === email, count: count + 1 }));
    });

  async function verify() {
    askedFrom.current = document.activeElement;
    if (!isWholeCode(code)) verifying.setMessages({ code: t('validation.code') });
    else await verifying.submit(prove, { 'code-invalid': 'code', 'code-expired': 'code' });
    focusNext(field.current);
  }

  async function prove() {
    await onVerify(email, code);
    proved.current = true;
    // The code is used up: if the proof expires, a new one must be requested.
    setSent(({ count }) => ({ to: '', again: false, count }));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter verifies the code instead of submitting the form around it
    void verify();
  }

  // Enter presses a submit button, so the button is one, although its click handler prevents the form's submission.
  const first: Partial<ButtonProps> = comesFirst ? { type: 'submit', look: 'strong' } : {};

  if (verified) {
    return (
      <p
        ref={done}
        tabIndex={-1}
        role="status"
        className="flex items-center gap-2 rounded-2xl bg-success-tonal px-4 py-3 text-base font-semibold text-on-success-tonal outline-none"
      >
        <CircleCheck aria-hidden size={20} />
        {t('account.emailVerified')}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <FormAlert failure={sending.failure ?? verifying.failure} />
      {sending.messages['email'] && (
        <p role="alert" className="text-sm text-error">
          {sending.messages['email']}
        </p>
      )}
      {sent.to === email && email ? (
        <>
          <p role="status" className="text-sm leading-relaxed wrap-anywhere text-muted">
            {t(sent.again ? 'account.codeSentAgain' : 'account.codeSent', { email })}{' '}
            {current?.mailIsPrinted && t('account.codeIsPrinted')}
          </p>
          <div>
            <CodeField
              ref={field}
              code={code}
              error={verifying.messages['code'] ?? error}
              onChange={setCode}
              onKeyDown={onKeyDown}
              beside={
                <Button busy={verifying.busy} {...first} onClick={(event) => void insteadOfForm(event, verify)}>
                  {t('account.verify')}
                </Button>
              }
            />
            <SendCodeAgain busy={sending.busy} onSend={send} />
          </div>
        </>
      ) : (
        <div className="flex flex-col gap-1.5">
          <Button
            wide
            busy={sending.busy}
            data-faulty={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            {...first}
            onClick={(event) => void insteadOfForm(event, send)}
          >
            {t('account.sendCode')}
          </Button>
          {error && <FieldNote id={errorId} error text={error} />}
        </div>
      )}
    </div>
  );
}

function insteadOfForm(event: MouseEvent, run: () => Promise<unknown>): Promise<unknown> {
  event.preventDefault();
  return run();
}
