import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { logIn } from '../../api/account.ts';
import { Button } from '../../components/Button.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { EntryCard } from '../../shell/EntryCard.tsx';
import type { LoginState } from '../../shell/Root.tsx';
import { clearSession, session, startSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { FormAlert } from '../entry/FormAlert.tsx';
import { useSubmission } from '../entry/useSubmission.ts';

export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = useLocation().state as LoginState | null;
  const { user } = useSnapshot(session);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, messages, failure, setMessages, submit } = useSubmission();
  const clearState = state?.clearState === true;

  useEffect(() => {
    if (clearState) clearSession();
  }, [clearState]);

  if (user && !clearState) return <Navigate to={state?.from ?? '/'} replace />;

  function send(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(email.trim() ? {} : { email: t('validation.required') }),
      ...(password ? {} : { password: t('validation.required') }),
    };
    if (Object.keys(missing).length > 0) return setMessages(missing);
    void submit(async () => {
      startSession(await logIn({ email: email.trim(), password }));
      showToast('success', t('account.loginSuccessful'));
      void navigate(state?.from ?? '/', { replace: true });
    });
  }

  return (
    <EntryCard title={t('account.loginTitle')} intro={t('account.loginIntro')}>
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <FormAlert failure={failure} />
        <TextField
          label={t('account.email')}
          type="email"
          autoComplete="email"
          value={email}
          error={messages['email']}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={t('account.password')}
          autoComplete="current-password"
          value={password}
          error={messages['password']}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Link
          to="/password-reset"
          className="-mt-2 self-end py-1 text-sm font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('account.forgotPassword')}
        </Link>
        <Button type="submit" look="strong" wide busy={busy}>
          {t('account.login')}
        </Button>
      </form>
      <p className="mt-6 text-center text-[15px] text-muted">
        {t('account.noAccountYet')}{' '}
        <Link
          to="/register"
          state={state?.from ? { from: state.from } : null}
          className="font-semibold text-primary underline underline-offset-4"
        >
          {t('account.createAccount')}
        </Link>
      </p>
    </EntryCard>
  );
}
