import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import type { LoginState } from '#web/account/LoginState.ts';
import { passwordFaults, shortestPassword } from '#web/account/registrationFaults.ts';
import { changePassword } from '#web/api/ownAccount.ts';
import { Button } from '#web/components/Button.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { PasswordField } from '#web/components/PasswordField.tsx';
import { loginPath, passwordResetPath } from '#web/paths.ts';
import { showToast } from '#web/stores/toasts.ts';

const nothing = { currentPassword: '', newPassword: '', confirmation: '' };

export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [fields, setFields] = useState(nothing);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();

  const bind = (name: keyof typeof nothing) => ({
    value: fields[name],
    error: messages[name],
    maxLength: 128,
    onChange: (event: { target: { value: string } }) => setFields((all) => ({ ...all, [name]: event.target.value })),
  });

  function faults(): Record<string, string> {
    const { password, confirmation } = passwordFaults({
      password: fields.newPassword,
      confirmation: fields.confirmation,
    });
    return {
      ...(fields.currentPassword ? {} : { currentPassword: t('validation.required') }),
      ...(password ? { newPassword: t(password, { count: shortestPassword }) } : {}),
      ...(confirmation ? { confirmation: t(confirmation) } : {}),
    };
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const found = faults();
    if (Object.keys(found).length > 0) return setMessages(found);
    void submit(
      async () => {
        await changePassword(fields.currentPassword, fields.newPassword);
        showToast('success', t('changePassword.done'), { outlivesPage: true });
        // Login clears the session: clearing it here would make this page the one to return to after signing in.
        void navigate(loginPath, { replace: true, state: { clearState: true } satisfies LoginState });
      },
      { 'password-wrong': 'currentPassword', 'password-weak': 'newPassword' },
    );
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      className="flex flex-col gap-5 rounded-3xl bg-raised p-6 shadow-raised *:max-w-md desktop:p-8"
    >
      <FormAlert failure={failure} />
      {/* Tells password managers the account this password belongs to. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <div className="flex flex-col items-start gap-1">
        <PasswordField
          className="w-full"
          label={t('changePassword.current')}
          autoComplete="current-password"
          {...bind('currentPassword')}
        />
        <Link
          to={passwordResetPath}
          className="touch-room py-1 text-sm font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('account.forgotPassword')}
        </Link>
      </div>
      <PasswordField
        label={t('account.newPassword')}
        autoComplete="new-password"
        help={t('changePassword.rule', { count: shortestPassword })}
        {...bind('newPassword')}
      />
      <PasswordField label={t('account.confirmNewPassword')} autoComplete="new-password" {...bind('confirmation')} />
      <Button type="submit" look="strong" className="self-start" busy={busy}>
        {t('menu.changePassword')}
      </Button>
    </form>
  );
}
