import { useEffect, useRef } from 'react';

import { buttonStyle } from '#web/components/buttonStyle.ts';

import { useForm } from '../FormContext.ts';

/** Offers to undo a removal, until the list changes again. It gets the focus of the removed item. */
export function RemovedNotice({ title, onUndo }: { title: string; onUndo: () => void }) {
  const { t } = useForm();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="tonal-of-ground flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-secondary-tonal px-4 py-2 text-base text-on-secondary-tonal">
      <p>{t('removed', { title })}</p>
      <button ref={button} type="button" className={buttonStyle({ look: 'tonal', size: 'small' })} onClick={onUndo}>
        {t('undo')}
      </button>
    </div>
  );
}
