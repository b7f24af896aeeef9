import { buttonStyle } from '#web/components/buttonStyle.ts';
import { useForm } from '#web/form/FormContext.ts';

import type { PasteResult } from './usePaste.ts';

interface PasteNoticeProps {
  result: PasteResult;
  limit: number | undefined;
  onUndo: () => void;
}

/** How many entries were pasted, with the lines that found no room, to be taken elsewhere. */
export function PasteNotice({ result: { added, left }, limit, onUndo }: PasteNoticeProps) {
  const { t } = useForm();
  return (
    <div className="tonal-of-ground flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-secondary-tonal px-4 py-2 text-base text-on-secondary-tonal">
      <div className="min-w-0">
        <p>{t('pasted', { count: added })}</p>
        {left.length > 0 && (
          <>
            <p className="mt-1">{t('pasteLeft', { count: left.length, limit })}</p>
            <p className="wrap-anywhere whitespace-pre-line select-text">{left.join('\n')}</p>
          </>
        )}
      </div>
      <button type="button" className={buttonStyle({ look: 'tonal', size: 'small' })} onClick={onUndo}>
        {t('undo')}
      </button>
    </div>
  );
}
