import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { broughtSketch, takenTo } from '#web/account/broughtSketch.ts';
import { CodeFields } from '#web/account/CodeFields.tsx';
import { GoogleButton } from '#web/account/GoogleButton.tsx';
import type { LoginState } from '#web/account/LoginState.ts';
import { registrationFaults, shortestPassword } from '#web/account/registrationFaults.ts';
import { TermsCheckbox } from '#web/account/TermsCheckbox.tsx';
import { useKeptEntry } from '#web/account/useKeptEntry.ts';
import { HttpError } from '#web/api/HttpError.ts';
import { register, sendRegistrationCode, verifyRegistrationCode } from '#web/api/registration.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { PasswordField } from '#web/components/PasswordField.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { homePath, loginPath } from '#web/paths.ts';
import { EntryCard } from '#web/shell/EntryCard.tsx';
import { configuration } from '#web/stores/configuration.ts';
import { session, startSession } from '#web/stores/session.ts';
import { showToast } from '#web/stores/toasts.ts';

export function Component() {
  const { t } = useTranslation();
  const { current } = useSnapshot(configuration);
  const navigate = useNavigate();
  const { kept, keep } = useKeptEntry();
  const { user } = useSnapshot(session);
  const [fields, setFields] = useState({
    fullName: kept.fullName ?? '',
    email: kept.email ?? '',
    password: '',
    confirmation: '',
    termsAccepted: false,
  });
  // A proof is valid for one address: another address has to be verified again.
  const [proof, setProof] = useState<{ email: string; verificationToken: string } | null>(null);
  // The project that a sketch has become.
  const [taken, setTaken] = useState<string | null>(null);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  const email = fields.email.trim();
  const verified = proof !== null && proof.email === email;

  if (user) return <Navigate to={taken ?? kept.from ?? homePath} replace />;

  const bind = (name: 'fullName' | 'email' | 'password' | 'confirmation') => ({
    value: fields[name],
    error: messages[name],
    onChange: (event: { target: { value: string } }) => setFields((all) => ({ ...all, [name]: event.target.value })),
  });

  async function sendCode(address: string) {
    if (messages['email'] || messages['code']) setMessages({});
    await sendRegistrationCode(address);
    keep({ fullName: fields.fullName, email: address, codeSent: true });
  }

  async function verify(address: string, code: string) {
    const { verificationToken } = await verifyRegistrationCode(address, code);
    setProof({ email: address, verificationToken });
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
    const faults = Object.entries(registrationFaults({ ...fields, verified }));
    if (faults.length > 0 || !proof) {
      return setMessages(Object.fromEntries(faults.map(([name, key]) => [name, t(key, { count: shortestPassword })])));
    }
    void submit(
      async () => {
        const { verificationToken } = proof;
        const { fullName, password } = fields;
        const person = { fullName: fullName.trim(), email, password, verificationToken, acceptTerms: true };
        const begun = await register({ ...person, ...broughtSketch() }).catch(forgetOldProof);
        const page = takenTo(begun);
        setTaken(page);
        startSession(begun);
        showToast('success', t('account.registrationSuccessful'), { outlivesPage: true });
        void navigate(page ?? kept.from ?? homePath, { replace: true });
      },
      { 'password-weak': 'password', 'verification-invalid': 'code' },
    );
  }

  return (
    <EntryCard
      title={t('account.registerTitle')}
      // Where nothing is sold there is nothing to begin with either.
      {...(current?.payments !== 'none' && { intro: t('account.registerIntro') })}
    >
      <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5">
        <FormAlert failure={failure} />
        <TextField label={t('account.fullName')} autoComplete="name" maxLength={120} {...bind('fullName')} />
        <TextField label={t('account.email')} type="email" autoComplete="email" maxLength={254} {...bind('email')} />
        <PasswordField
          label={t('account.password')}
          autoComplete="new-password"
          help={t('account.passwordHelp', { count: shortestPassword })}
          {...bind('password')}
        />
        <PasswordField label={t('account.confirmPassword')} autoComplete="new-password" {...bind('confirmation')} />
        <CodeFields
          email={email}
          verified={verified}
          sent={kept.codeSent && kept.email === email}
          error={messages['code']}
          onSend={sendCode}
          onVerify={verify}
          onBadEmail={() => setMessages({ email: t('validation.email') })}
        />
        <TermsCheckbox
          error={messages['acceptTerms']}
          checked={fields.termsAccepted}
          onChange={(termsAccepted) => setFields((all) => ({ ...all, termsAccepted }))}
        />
        <Button type="submit" look="strong" wide busy={busy}>
          {t('account.register')}
        </Button>
      </form>
      <GoogleButton
        label={t('google.signUp')}
        from={kept.from}
        acceptTerms={fields.termsAccepted}
        mayLeave={() => {
          if (!fields.termsAccepted) setMessages({ acceptTerms: t('validation.acceptTerms') });
          return fields.termsAccepted;
        }}
      />
      <p className="mt-6 text-center text-base text-muted">
        {t('account.haveAccount')}{' '}
        <Link
          to={loginPath}
          state={{ from: kept.from, email: fields.email } satisfies LoginState}
          className="font-semibold text-primary underline underline-offset-4"
        >
          {t('account.login')}
        </Link>
      </p>
    </EntryCard>
  );
}
