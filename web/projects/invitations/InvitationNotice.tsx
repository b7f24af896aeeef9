import MailOpen from 'lucide-react/icons/mail-open';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { WaitingInvitation } from '#engine/protocol/member.ts';
import { acceptWaitingInvitation } from '#web/api/members.ts';
import { Button } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { projectPath } from '#web/paths.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

interface InvitationNoticeProps {
  invitation: WaitingInvitation;
  onDecline: () => void;
  /** It waits no more, as where it was withdrawn meanwhile. */
  onGone: () => void;
}

export function InvitationNotice({ invitation, onDecline, onGone }: InvitationNoticeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { id, projectName: project, ownerName: owner, role } = invitation;

  async function join() {
    setBusy(true);
    try {
      const { projectId } = await acceptWaitingInvitation(id);
      void navigate(projectPath(projectId));
    } catch (error) {
      reportFailure(error);
      onGone();
      setBusy(false);
    }
  }

  return (
    <Notice
      kind="info"
      icon={<MailOpen aria-hidden size={20} />}
      title={t('invitation.heading', { project })}
      actions={
        <>
          <Button size="small" look="strong" busy={busy} onClick={() => void join()}>
            {t('invitation.waiting.join')}
            <span className="sr-only"> {project}</span>
          </Button>
          <Button size="small" look="quiet" onClick={onDecline}>
            {t('invitation.waiting.decline')}
            <span className="sr-only"> {project}</span>
          </Button>
        </>
      }
    >
      {t(`invitation.text.${role}`, { owner })}
    </Notice>
  );
}
