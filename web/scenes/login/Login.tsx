import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { broughtSketch, takenTo } from '#web/account/broughtSketch.ts';
import { GoogleButton } from '#web/account/GoogleButton.tsx';
import type { LoginState } from '#web/account/LoginState.ts';
import { logIn } from '#web/api/account.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { PasswordField } from '#web/components/PasswordField.tsx';
import { TextField } from '#web/components/TextField.tsx';
import { homePath, loginPath, passwordResetPath, registerPath } from '#web/entryPaths.ts';
import { EntryCard } from '#web/shell/EntryCard.tsx';
import { clearSession, session, startSession } from '#web/stores/session.ts';
import { showToast } from '#web/stores/toasts.ts';

export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = useLocation().state as LoginState | null;
  const { user } = useSnapshot(session);
  const [email, setEmail] = useState(state?.email ?? '');
  const [password, setPassword] = useState('');
  // The project that a sketch has become.
  const [taken, setTaken] = useState<string | null>(null);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  const emailField = useRef<HTMLInputElement>(null);
  const clearState = state?.clearState === true;

  const sessionEnded = state?.sessionEnded === true;

  useEffect(() => {
    if (!clearState) return;
    clearSession();
    // Only once: after a reload it would end a session that was begun in another tab.
    const done: LoginState = { ...state, clearState: false };
    void navigate(loginPath, { replace: true, preventScrollReset: true, state: done });
  }, [clearState, navigate, state]);
  // Autofocus only with a mouse or trackpad: on touch screens the on-screen keyboard would cover the page.
  useEffect(() => {
    if (navigator.maxTouchPoints === 0) emailField.current?.focus();
  }, []);

  if (user && !clearState) return <Navigate to={taken ?? state?.from ?? homePath} replace />;

  function send(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(email.trim() ? {} : { email: t('validation.required') }),
      ...(password ? {} : { password: t('validation.required') }),
    };
    if (Object.keys(missing).length > 0) return setMessages(missing);
    void submit(async () => {
      const begun = await logIn({ email: email.trim(), password, ...broughtSketch() });
      const page = takenTo(begun);
      setTaken(page);
      startSession(begun);
      showToast('success', t('account.loginSuccessful'), { outlivesPage: true });
      void navigate(page ?? state?.from ?? homePath, { replace: true });
    });
  }

  return (
    <EntryCard
      title={t('account.loginTitle')}
      pageTitle={t('account.login')}
      intro={t(sessionEnded ? 'account.sessionEnded' : 'account.loginIntro')}
      alert={sessionEnded}
    >
      <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5">
        <FormAlert failure={failure} />
        <TextField
          ref={emailField}
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
          to={passwordResetPath}
          state={{ from: state?.from, email } satisfies LoginState}
          className="touch-room -mt-2 self-end py-1.5 text-sm font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('account.forgotPassword')}
        </Link>
        <Button type="submit" look="strong" wide busy={busy}>
          {t('account.login')}
        </Button>
      </form>
      <GoogleButton label={t('google.signIn')} from={state?.from} />
      <p className="mt-6 text-center text-base text-muted">
        {t('account.noAccountYet')}{' '}
        <Link
          to={registerPath}
          state={{ from: state?.from, email } satisfies LoginState}
          className="font-semibold text-primary underline underline-offset-4"
        >
          {t('account.createAccount')}
        </Link>
      </p>
    </EntryCard>
  );
}
