import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Spinner } from '#web/components/Spinner.tsx';
import { critique, stopReading } from '#web/stores/critique.ts';
import { useMay } from '#web/stores/useMay.ts';

/** A reading that waits or runs, with the way to stop it; why the last one failed. */
export function ReadingProgress() {
  const { t } = useTranslation();
  const { edit } = useMay();
  const { orderId, status, failure, isStopping } = useSnapshot(critique);
  if (failure) {
    const kind = failure.key === 'cancelled' ? 'info' : 'error';
    return (
      <Notice kind={kind} live title={failure.title}>
        {failure.message}
      </Notice>
    );
  }
  if (!orderId) return null;
  return (
    <Notice
      kind="info"
      live
      icon={<Spinner size={20} />}
      title={t(status === 'queued' ? 'critique.waiting' : 'critique.reading')}
      actions={
        edit && (
          <Button size="small" look="quiet" busy={isStopping} onClick={() => void stopReading()}>
            {t('critique.stop')}
          </Button>
        )
      }
    >
      {t('critique.hint')}
    </Notice>
  );
}
