import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { MemberRole } from '#engine/protocol/member.ts';
import { looksLikeEmail } from '#web/account/looksLikeEmail.ts';
import { inviteMember } from '#web/api/members.ts';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { FormAlert } from '#web/components/form/FormAlert.tsx';
import { useSubmission } from '#web/components/form/useSubmission.ts';
import { TextField } from '#web/components/TextField.tsx';
import { showToast } from '#web/stores/toasts.ts';

import { RoleSelect } from './RoleSelect.tsx';

export function InviteForm({ projectId, onInvited }: { projectId: string; onInvited: () => void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('editor');
  const { form, busy, messages, failure, setMessages, submit } = useSubmission();

  function send(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    if (!looksLikeEmail(address)) return setMessages({ email: t('validation.email') });
    void submit(async () => {
      const { status, fullName } = await inviteMember(projectId, { email: address, role });
      showToast('success', status === 'member' ? t('access.joined', { name: fullName }) : t('access.sent', { email }));
      setEmail('');
      onInvited();
    });
  }

  return (
    <Card title={t('access.invite')}>
      <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        <FormAlert failure={failure} />
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            className="min-w-0 flex-1 basis-60"
            label={t('account.email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            error={messages['email']}
            onChange={(event) => setEmail(event.target.value)}
          />
          <RoleSelect label={t('access.role')} value={role} onChange={setRole} />
          {/* On the line of the fields, below their labels. */}
          <Button type="submit" look="strong" busy={busy} className="mt-6.5">
            {t('access.send')}
          </Button>
        </div>
        <p className="text-sm leading-relaxed text-muted">{t(`access.roleText.${role}`)}</p>
      </form>
    </Card>
  );
}
