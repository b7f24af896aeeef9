import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { configuration, loadConfiguration } from '#web/stores/configuration.ts';

import { CodeField } from './CodeField.tsx';
import { SendCodeAgain } from './SendCodeAgain.tsx';

interface MailedCodeProps {
  /** Address the code was sent to. */
  email: string;
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
  onSendAgain: () => Promise<void>;
}

/** Input for the code that was just mailed; submitted by the surrounding form. */
export function MailedCode({ email, code, error, onChange, onSendAgain }: MailedCodeProps) {
  const { t } = useTranslation();
  const { current } = useSnapshot(configuration);
  const [again, setAgain] = useState(false);
  const { busy, failure, submit } = useSubmission();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
    void loadConfiguration();
  }, []);

  const sendAgain = () =>
    submit(async () => {
      await onSendAgain();
      setAgain(true);
      onChange('');
      field.current?.focus();
    });

  return (
    <>
      <FormAlert failure={failure} />
      <p role="status" className="text-sm leading-relaxed wrap-anywhere text-muted">
        {t(again ? 'account.codeSentAgain' : 'account.codeSent', { email })}{' '}
        {current?.mailIsPrinted && t('account.codeIsPrinted')}
      </p>
      <div>
        <CodeField ref={field} code={code} error={error} onChange={onChange} />
        <SendCodeAgain busy={busy} onSend={sendAgain} />
      </div>
    </>
  );
}
