import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import type { WithdrawalAnswer } from '#engine/protocol/withdrawal.ts';
import { foreseeWithdrawal } from '#web/api/sources.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { focusHeading } from '#web/components/focusHeading.ts';
import { Notice } from '#web/components/Notice.tsx';
import { Spinner } from '#web/components/Spinner.tsx';

import { WithdrawnList } from './WithdrawnList.tsx';

interface WithdrawDialogProps {
  title: string;
  text: string;
  confirm: string;
  projectId: string;
  sourceId: string;
  /** Whose words alone; without one, the whole source. */
  person?: string | undefined;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Shows what goes with the words, then asks. Where that cannot be told, the words can be taken out all the same. */
export function WithdrawDialog({
  title,
  text,
  confirm,
  projectId,
  sourceId,
  person,
  onConfirm,
  onClose,
}: WithdrawDialogProps) {
  const { t } = useTranslation();
  const [foreseen, setForeseen] = useState<WithdrawalAnswer | 'unknown' | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    foreseeWithdrawal(projectId, sourceId, person, stop.signal).then(setForeseen, () => {
      if (!stop.signal.aborted) setForeseen('unknown');
    });
    return () => stop.abort();
  }, [projectId, sourceId, person]);

  async function go() {
    setBusy(true);
    await onConfirm();
    flushSync(onClose);
    // The menu that had the focus may be gone, after the dialog has tried to give it back.
    setTimeout(() => {
      if (document.activeElement === document.body) focusHeading();
    });
  }

  return (
    <Dialog
      open
      isLong
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button look="destructive" busy={busy} disabled={foreseen === null} onClick={() => void go()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <div aria-live="polite" className="flex flex-col gap-4">
        {foreseen === null && (
          <p className="flex items-center gap-2 text-sm">
            <Spinner />
            <span>{t('sources.lost.looking')}</span>
          </p>
        )}
        {foreseen === 'unknown' && <Notice kind="advice" title={t('sources.lost.unknown')} />}
        {foreseen !== null && foreseen !== 'unknown' && <WithdrawnList foreseen={foreseen} projectId={projectId} />}
      </div>
    </Dialog>
  );
}
