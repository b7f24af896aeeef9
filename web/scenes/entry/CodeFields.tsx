import CircleCheck from 'lucide-react/icons/circle-check';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { isWholeCode } from '#engine/protocol/codeLengths.ts';

import { Button, type ButtonProps } from '../../components/Button.tsx';
import { FieldNote } from '../../components/TextField.tsx';
import { configuration } from '../../stores/configuration.ts';
import { CodeField } from './CodeField.tsx';
import { FormAlert } from './FormAlert.tsx';
import { looksLikeEmail } from './looksLikeEmail.ts';
import { SendCodeAgain } from './SendCodeAgain.tsx';
import { useSubmission } from './useSubmission.ts';

interface CodeFieldsProps {
  email: string;
  verified: boolean;
  /** A code is on its way already: the page was loaded anew since. */
  sent?: boolean | undefined;
  /** Why the form cannot go on without the code. */
  error?: string | undefined;
  /** Nothing else can be done in the form before: this is its main action, and what Enter does. */
  comesFirst?: boolean;
  onSend: (email: string) => Promise<void>;
  onVerify: (email: string, code: string) => Promise<void>;
  /** The address is none that anything can be sent to. */
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
  /** What had the focus when the server was asked: whoever has gone on to another field since stays there. */
  const askedFrom = useRef<Element>(null);

  const focusNext = useCallback((next: HTMLElement | null) => {
    if ([document.body, askedFrom.current, null].includes(document.activeElement)) next?.focus();
  }, []);

  // Where the code belongs, each time that one was sent.
  useEffect(() => {
    if (sent.count > 0) focusNext(field.current);
  }, [sent.count, focusNext]);
  // Where the button stood that was pressed; not when an address is only typed again.
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
    // Used up: should the proof run out, another one is asked for.
    setSent(({ count }) => ({ to: '', again: false, count }));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // belongs to the code, not to the form around it
    void verify();
  }

  // A button that submits is what Enter presses; what is sent is not the form, though.
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
