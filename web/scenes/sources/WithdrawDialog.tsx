import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { WithdrawalAnswer } from '#engine/protocol/withdrawal.ts';
import { foreseeWithdrawal } from '#web/api/sources.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Spinner } from '#web/components/Spinner.tsx';

import { WithdrawnList } from './WithdrawnList.tsx';

interface WithdrawDialogProps {
  /** What is asked, and what confirming does. */
  question: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'text' | 'confirm' | 'onConfirm' | 'onClose'>;
  projectId: string;
  sourceId: string;
  /** Whose words alone; without one, the whole source. */
  person?: string | undefined;
}

/** Shows what goes with the words, then asks. Where that cannot be told, the words can be taken out all the same. */
export function WithdrawDialog({ question, projectId, sourceId, person }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const [foreseen, setForeseen] = useState<WithdrawalAnswer | 'unknown' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    foreseeWithdrawal(projectId, sourceId, person, stop.signal).then(setForeseen, () => {
      if (!stop.signal.aborted) setForeseen('unknown');
    });
    return () => stop.abort();
  }, [projectId, sourceId, person]);

  return (
    <ConfirmDialog danger {...question} waits={foreseen === null}>
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
    </ConfirmDialog>
  );
}
