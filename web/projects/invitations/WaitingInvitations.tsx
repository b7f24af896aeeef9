import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { WaitingInvitation } from '#engine/protocol/member.ts';
import { declineInvitation, listWaitingInvitations } from '#web/api/members.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { showToast } from '#web/stores/toasts.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

import { InvitationNotice } from './InvitationNotice.tsx';

/** The invitations that wait for the person, who may have registered without following the mailed link. */
export function WaitingInvitations() {
  const { t } = useTranslation();
  const { loaded, reload } = useLoaded(listWaitingInvitations);
  const [declining, setDeclining] = useState<WaitingInvitation | null>(null);
  // A page is about something else: where they cannot be loaded, the mails are still there.
  if (loaded.phase !== 'ready' || loaded.data.length === 0) return null;

  async function decline({ id }: WaitingInvitation) {
    try {
      await declineInvitation(id);
      showToast('success', t('invitation.waiting.declined'));
    } catch (error) {
      reportFailure(error);
    }
    await reload();
  }

  return (
    <section aria-label={t('invitation.waiting.title')} className="flex animate-fade flex-col gap-3">
      {loaded.data.map((invitation) => (
        <InvitationNotice
          key={invitation.id}
          invitation={invitation}
          onDecline={() => setDeclining(invitation)}
          onGone={() => void reload()}
        />
      ))}
      {declining && (
        <ConfirmDialog
          title={t('invitation.waiting.question', { project: declining.projectName })}
          text={t('invitation.waiting.consequence', { owner: declining.ownerName })}
          confirm={t('invitation.waiting.decline')}
          danger
          onConfirm={() => decline(declining)}
          onClose={() => setDeclining(null)}
        />
      )}
    </section>
  );
}
