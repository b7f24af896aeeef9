import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { isWholeCode } from '#engine/protocol/codeLengths.ts';
import { deleteAccount, sendDeletionCode } from '#web/api/ownAccount.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { PasswordField } from '#web/components/PasswordField.tsx';
import { deleteUnsaved } from '#web/document/Journal.ts';
import { loginPath } from '#web/paths.ts';
import { session } from '#web/stores/session.ts';
import { showToast } from '#web/stores/toasts.ts';

import type { LoginState } from './LoginState.ts';
import { MailedCode } from './MailedCode.tsx';

/** Confirms with the password, or with a mailed code where the account has none. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useSnapshot(session);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codeSent, setCodeSent] = useState(false);
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();
  if (!user) return null;
  const { id, email, hasPassword } = user;
  const sendsCode = !hasPassword && !codeSent;

  function send(event: FormEvent) {
    event.preventDefault();
    if (sendsCode) return void submit(sendCode);
    if (hasPassword && !password) return setMessages({ password: t('validation.required') });
    if (!hasPassword && !isWholeCode(code)) return setMessages({ code: t('validation.code') });
    void submit(remove, { 'password-wrong': 'password', 'code-invalid': 'code', 'code-expired': 'code' });
  }

  async function sendCode() {
    await sendDeletionCode();
    setCodeSent(true);
  }

  async function remove() {
    await deleteAccount(hasPassword ? { password } : { code });
    deleteUnsaved(id);
    showToast('info', t('deleteAccount.farewell'), { outlivesPage: true });
    void navigate(loginPath, { replace: true, state: { clearState: true } satisfies LoginState });
  }

  return (
    <Dialog
      open
      title={t('deleteAccount.question')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form="delete-account" look={sendsCode ? 'tonal' : 'destructive'} busy={busy}>
            {t(sendsCode ? 'account.sendCode' : 'deleteAccount.title')}
          </Button>
        </>
      }
    >
      <p>{hasPassword ? t('deleteAccount.withPassword') : t('deleteAccount.withCode', { email })}</p>
      <form id="delete-account" ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        <FormAlert failure={failure} />
        {hasPassword && (
          <PasswordField
            data-autofocus
            label={t('changePassword.current')}
            autoComplete="current-password"
            maxLength={128}
            value={password}
            error={messages['password']}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {codeSent && (
          <MailedCode
            email={email}
            code={code}
            error={messages['code']}
            onChange={setCode}
            onSendAgain={sendDeletionCode}
          />
        )}
      </form>
    </Dialog>
  );
}
