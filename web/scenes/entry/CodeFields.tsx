import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { configuration } from '../../stores/configuration.ts';
import { FormAlert } from './FormAlert.tsx';
import { useSubmission } from './useSubmission.ts';

interface CodeFieldsProps {
  email: string;
  verified: boolean;
  onSend: (email: string) => Promise<void>;
  onVerify: (email: string, code: string) => Promise<void>;
}

/** Sends a code to an address and asks for it back. */
export function CodeFields({ email, verified, onSend, onVerify }: CodeFieldsProps) {
  const { t } = useTranslation();
  const { current } = useSnapshot(configuration);
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sending = useSubmission();
  const verifying = useSubmission();

  const send = () =>
    sending.submit(async () => {
      await onSend(email);
      setSentTo(email);
      setCode('');
    });
  const verify = () => verifying.submit(() => onVerify(email, code.trim()));

  if (verified) {
    return (
      <p
        role="status"
        className="flex items-center gap-2 rounded-2xl bg-success-tonal px-4 py-3 text-[15px] font-semibold text-on-success-tonal"
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
      <Button wide busy={sending.busy} disabled={!email.includes('@')} onClick={() => void send()}>
        {t(sentTo === email ? 'account.sendCodeAgain' : 'account.sendCode')}
      </Button>
      {sentTo === email && (
        <>
          <p role="status" className="text-sm leading-relaxed text-muted">
            {t('account.codeSent', { email })} {current?.mailIsPrinted && t('account.codeIsPrinted')}
          </p>
          <div className="flex items-end gap-3">
            <TextField
              className="flex-1"
              label={t('account.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              error={verifying.messages['code']}
              onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault(); // belongs to the code, not to the form around it
                if (code.length === 6) void verify();
              }}
            />
            <Button busy={verifying.busy} disabled={code.length !== 6} onClick={() => void verify()}>
              {t('account.verify')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
