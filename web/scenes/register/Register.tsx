import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { register, sendRegistrationCode, verifyRegistrationCode } from '../../api/account.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { EntryCard } from '../../shell/EntryCard.tsx';
import type { LoginState } from '../../shell/Root.tsx';
import { loadConfiguration } from '../../stores/configuration.ts';
import { session, startSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { CodeFields } from '../entry/CodeFields.tsx';
import { FormAlert } from '../entry/FormAlert.tsx';
import { useSubmission } from '../entry/useSubmission.ts';
import { registrationFaults, shortestPassword } from './registrationFaults.ts';

export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = useLocation().state as LoginState | null;
  const { user } = useSnapshot(session);
  const [fields, setFields] = useState({
    fullName: '',
    email: '',
    password: '',
    confirmation: '',
    termsAccepted: false,
  });
  // A code proves one address: another address has to be proved anew.
  const [proof, setProof] = useState<{ email: string; verificationToken: string } | null>(null);
  const { busy, messages, failure, setMessages, submit } = useSubmission();
  const email = fields.email.trim();
  const verified = proof !== null && proof.email === email;

  useEffect(() => {
    void loadConfiguration();
  }, []);

  if (user) return <Navigate to={state?.from ?? '/'} replace />;

  const bind = (name: 'fullName' | 'email' | 'password' | 'confirmation') => ({
    value: fields[name],
    error: messages[name],
    onChange: (event: { target: { value: string } }) => setFields((all) => ({ ...all, [name]: event.target.value })),
  });

  async function verify(address: string, code: string) {
    const { verificationToken } = await verifyRegistrationCode(address, code);
    setProof({ email: address, verificationToken });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const faults = Object.entries(registrationFaults({ ...fields, verified }));
    if (faults.length > 0 || !proof) {
      return setMessages(Object.fromEntries(faults.map(([name, key]) => [name, t(key, { count: shortestPassword })])));
    }
    void submit(async () => {
      const { verificationToken } = proof;
      const { fullName, password } = fields;
      startSession(
        await register({ fullName: fullName.trim(), email, password, verificationToken, acceptTerms: true }),
      );
      showToast('success', t('account.registrationSuccessful'));
      void navigate(state?.from ?? '/', { replace: true });
    });
  }

  return (
    <EntryCard title={t('account.registerTitle')} intro={t('account.registerIntro')}>
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
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
        <CodeFields email={email} verified={verified} onSend={sendRegistrationCode} onVerify={verify} />
        {messages['code'] && (
          <p role="alert" className="-mt-2 text-sm text-error">
            {messages['code']}
          </p>
        )}
        <Checkbox
          label={t('account.acceptTerms')}
          error={messages['acceptTerms']}
          checked={fields.termsAccepted}
          onChange={(termsAccepted) => setFields((all) => ({ ...all, termsAccepted }))}
        />
        <Button type="submit" look="strong" wide busy={busy}>
          {t('account.register')}
        </Button>
      </form>
      <p className="mt-6 text-center text-[15px] text-muted">
        {t('account.haveAccount')}{' '}
        <Link to="/login" state={state} className="font-semibold text-primary underline underline-offset-4">
          {t('account.login')}
        </Link>
      </p>
    </EntryCard>
  );
}
