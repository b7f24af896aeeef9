import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';

interface OfferNoticeProps {
  owner: string;
  /** Where it is not the one that is open. */
  projectName?: string;
  onAccept: () => Promise<void>;
  onDecline: () => Promise<void>;
}

/** Asks a member whether they take the project over, and says what that means. */
export function OfferNotice({ owner, projectName, onAccept, onDecline }: OfferNoticeProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);

  async function accept() {
    setBusy(true);
    await onAccept();
    setBusy(false);
  }

  return (
    <Notice
      kind="info"
      icon={<KeyRound aria-hidden size={20} />}
      title={
        projectName === undefined
          ? t('access.offer.title', { owner })
          : t('access.offer.titleOf', { owner, project: projectName })
      }
      actions={
        <>
          <Button size="small" look="strong" busy={busy} onClick={() => void accept()}>
            <span>{t('access.offer.accept')}</span>
            {projectName && <span className="sr-only"> {projectName}</span>}
          </Button>
          <Button size="small" look="quiet" onClick={() => void onDecline()}>
            <span>{t('access.offer.decline')}</span>
            {projectName && <span className="sr-only"> {projectName}</span>}
          </Button>
        </>
      }
    >
      {t('access.offer.text', { owner })}
    </Notice>
  );
}
