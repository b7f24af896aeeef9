import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { looksLikeEmail } from '#web/account/looksLikeEmail.ts';
import { sendEmailChangeCode } from '#web/api/ownAccount.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { PasswordField } from '#web/components/PasswordField.tsx';
import { TextField } from '#web/components/TextField.tsx';

interface Wanted {
  email: string;
  password: string;
}

interface EmailAddressStepProps {
  present: string;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  onSent: (email: string) => void;
}

export function EmailAddressStep({ present, wanted, onChange, onSent }: EmailAddressStepProps) {
  const { t } = useTranslation();
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();

  function faults(): Record<string, string> {
    const address = wanted.email.trim();
    return {
      ...(looksLikeEmail(address) ? {} : { email: t('validation.email') }),
      ...(address.toLowerCase() === present.toLowerCase() ? { email: t('profile.email.same') } : {}),
      ...(wanted.password ? {} : { password: t('validation.required') }),
    };
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const found = faults();
    if (Object.keys(found).length > 0) return setMessages(found);
    const address = wanted.email.trim();
    void submit(
      async () => {
        await sendEmailChangeCode(address, wanted.password);
        onSent(address);
      },
      { 'password-wrong': 'password', 'email-taken': 'email' },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5 *:not-last:max-w-md">
      <p className="text-sm font-semibold text-muted">{t('profile.email.step', { step: 1 })}</p>
      <FormAlert failure={failure} />
      <TextField
        label={t('profile.email.new')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={wanted.email}
        error={messages['email']}
        onChange={(event) => onChange({ ...wanted, email: event.target.value })}
      />
      <PasswordField
        label={t('changePassword.current')}
        autoComplete="current-password"
        maxLength={128}
        value={wanted.password}
        error={messages['password']}
        onChange={(event) => onChange({ ...wanted, password: event.target.value })}
      />
      <Button type="submit" className="self-start" busy={busy}>
        {t('account.sendCode')}
      </Button>
    </form>
  );
}
