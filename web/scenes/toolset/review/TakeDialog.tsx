import { useMemo, useState } from 'react';

import { Button } from '#web/components/Button.tsx';
import { Checkbox } from '#web/components/Checkbox.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { confirmPage } from '#web/confirming/confirmPage.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { answerTaking } from '#web/stores/toolset-document/mayTakeDraft.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { reviewWords } from './reviewWords.ts';

/** Says how many changes of AI a save is about to take, with a way to look at them first. */
export function TakeDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const language = useLanguage();
  const t = useMemo(() => reviewWords.in(language), [language]);
  const [isRead, setIsRead] = useState(false);

  const look = () => {
    onClose();
    toolsetScreen.isReviewing = true;
  };

  const take = () => {
    const review = toolsetScreen.document?.review;
    if (review) review.afterSave = isRead ? confirmPage : null;
    answerTaking(true);
  };

  return (
    <Dialog
      open
      title={t('takeTitle', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={look}>{t('look')}</Button>
          <Button look="strong" onClick={take}>
            {t('take')}
          </Button>
        </>
      }
    >
      <p>{t('takeText', { count })}</p>
      <Checkbox label={t('read')} checked={isRead} onChange={setIsRead} />
    </Dialog>
  );
}
