import { useEffect, useRef } from 'react';

import { buttonStyle } from '#web/components/buttonStyle.ts';
import { useForm } from '#web/form/FormContext.ts';
import { SentenceWith } from '#web/i18n/SentenceWith.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

import type { RemovedItem } from './useListActions.ts';

/** Offers to undo a removal, until the list changes again. It gets the focus of the removed item. */
export function RemovedNotice({ removed: { title, isNamed }, onUndo }: { removed: RemovedItem; onUndo: () => void }) {
  const lang = useWrittenLang();
  const { t } = useForm();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="tonal-of-ground flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-secondary-tonal px-4 py-2 text-base text-on-secondary-tonal">
      <p>
        <SentenceWith written={title} lang={isNamed ? lang : undefined}>
          {(written) => t('removed', { title: written })}
        </SentenceWith>
      </p>
      <button ref={button} type="button" className={buttonStyle({ look: 'tonal', size: 'small' })} onClick={onUndo}>
        {t('undo')}
      </button>
    </div>
  );
}
