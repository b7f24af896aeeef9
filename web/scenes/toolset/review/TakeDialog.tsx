import { useMemo } from 'react';

import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { answerTaking } from '#web/stores/toolset-document/mayTakeDraft.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { reviewWords } from './reviewWords.ts';

/** Says how many changes of AI a save is about to take, with a way to look at them first. */
export function TakeDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const language = useLanguage();
  const t = useMemo(() => reviewWords.in(language), [language]);

  const look = () => {
    onClose();
    toolsetScreen.isReviewing = true;
  };

  return (
    <Dialog
      open
      title={t('takeTitle', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={look}>{t('look')}</Button>
          <Button look="strong" onClick={() => answerTaking(true)}>
            {t('take')}
          </Button>
        </>
      }
    >
      <p>{t('takeText', { count })}</p>
    </Dialog>
  );
}
