import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { CodeFields } from '#web/account/CodeFields.tsx';
import type { LoginState } from '#web/account/LoginState.ts';
import { passwordFaults, shortestPassword } from '#web/account/registrationFaults.ts';
import { useKeptEntry } from '#web/account/useKeptEntry.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { resetPassword, sendResetCode, verifyResetCode } from '#web/api/passwordReset.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { PasswordField } from '#web/components/PasswordField.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { loginPath } from '#web/paths.ts';
import { EntryCard } from '#web/shell/EntryCard.tsx';
import { clearSession } from '#web/stores/session.ts';
import { showToast } from '#web/stores/toasts.ts';

export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { kept, keep } = useKeptEntry();
  const [email, setEmail] = useState(kept.email ?? '');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [proof, setProof] = useState<{ email: string; resetToken: string } | null>(null);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  const address = email.trim();
  const backAtLogin: LoginState = { from: kept.from, email: address };
  const verified = proof !== null && proof.email === address;

  async function sendCode(to: string) {
    if (messages['email'] || messages['code']) setMessages({});
    await sendResetCode(to);
    keep({ email: to, codeSent: true });
  }

  async function verify(to: string, code: string) {
    setProof({ email: to, ...(await verifyResetCode(to, code)) });
    if (messages['code']) setMessages({});
    keep({ codeSent: false }); // the proof is valid once
  }

  /** Drops an expired proof, so that another code can be requested. */
  function forgetOldProof(error: unknown): never {
    if (error instanceof HttpError && error.key === 'verification-invalid') setProof(null);
    throw error;
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (!verified) return setMessages({ code: t('validation.verifyEmail') });
    const faults = Object.entries(passwordFaults({ password, confirmation }));
    if (faults.length > 0) {
      return setMessages(Object.fromEntries(faults.map(([name, key]) => [name, t(key, { count: shortestPassword })])));
    }
    void submit(
      async () => {
        await resetPassword(proof.resetToken, password).catch(forgetOldProof);
        clearSession();
        showToast('success', t('account.passwordChanged'), { outlivesPage: true });
        void navigate(loginPath, { replace: true, state: backAtLogin });
      },
      { 'password-weak': 'password', 'verification-invalid': 'code' },
    );
  }

  return (
    <EntryCard title={t('account.resetTitle')} intro={t('account.resetIntro')}>
      <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5">
        <FormAlert failure={failure} />
        <TextField
          label={t('account.email')}
          type="email"
          autoComplete="email"
          value={email}
          error={messages['email']}
          onChange={(event) => setEmail(event.target.value)}
        />
        <CodeFields
          email={address}
          verified={verified}
          sent={kept.codeSent && kept.email === address}
          error={messages['code']}
          comesFirst
          onSend={sendCode}
          onBadEmail={() => setMessages({ email: t('validation.email') })}
          onVerify={verify}
        />
        {verified && (
          <>
            <PasswordField
              label={t('account.newPassword')}
              autoComplete="new-password"
              help={t('account.passwordHelp', { count: shortestPassword })}
              value={password}
              error={messages['password']}
              onChange={(event) => setPassword(event.target.value)}
            />
            <PasswordField
              label={t('account.confirmNewPassword')}
              autoComplete="new-password"
              value={confirmation}
              error={messages['confirmation']}
              onChange={(event) => setConfirmation(event.target.value)}
            />
            <Button type="submit" look="strong" wide busy={busy}>
              {t('account.setNewPassword')}
            </Button>
          </>
        )}
      </form>
      <p className="mt-6 text-center">
        <Link
          to={loginPath}
          state={backAtLogin}
          className="text-base font-semibold text-primary underline underline-offset-4"
        >
          {t('account.backToLogin')}
        </Link>
      </p>
    </EntryCard>
  );
}
