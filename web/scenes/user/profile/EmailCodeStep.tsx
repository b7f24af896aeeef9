import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { isWholeCode } from '#engine/protocol/codeLengths.ts';
import { MailedCode } from '#web/account/MailedCode.tsx';
import { changeEmail, sendEmailChangeCode } from '#web/api/ownAccount.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { keepUser } from '#web/stores/session.ts';

interface EmailCodeStepProps {
  email: string;
  password: string;
  onBack: () => void;
  onDone: () => void;
}

export function EmailCodeStep({ email, password, onBack, onDone }: EmailCodeStepProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isWholeCode(code)) return setMessages({ code: t('validation.code') });
    void submit(
      async () => {
        await keepUser(changeEmail(email, code));
        onDone();
      },
      { 'code-invalid': 'code', 'code-expired': 'code' },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5 *:not-last:max-w-md">
      <p className="text-sm font-semibold text-muted">{t('profile.email.step', { step: 2 })}</p>
      <FormAlert failure={failure} />
      <MailedCode
        email={email}
        code={code}
        error={messages['code']}
        onChange={setCode}
        onSendAgain={() => sendEmailChangeCode(email, password)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="strong" busy={busy}>
          {t('profile.email.change')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('profile.email.another')}
        </Button>
      </div>
    </form>
  );
}
