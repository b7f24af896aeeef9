import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';

import { classNames } from '#web/components/classNames.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { focusChange } from './focusChange.ts';
import { useDraftChanges } from './useDraftChanges.ts';

/** Steps through what the draft changed, one field after another. */
export function DraftSteps({ isLarge = false }: { isLarge?: boolean }) {
  const { t } = useTranslation();
  const { changes, position } = useDraftChanges();
  if (changes.length === 0) return null;
  const step = (by: 1 | -1) => focusChange(toolsetScreen.document?.editable.marks.step(by));
  const style = classNames(
    'touch-room grid cursor-pointer place-items-center rounded-full hover:bg-field',
    isLarge ? 'size-11' : 'size-7',
  );
  return (
    <span role="group" aria-label={t('toolset.draftSteps')} className="flex items-center text-text print:hidden">
      <button type="button" aria-label={t('toolset.previousChange')} onClick={() => step(-1)} className={style}>
        <ChevronLeft aria-hidden size={18} />
      </button>
      <span className="min-w-10 text-center text-sm font-medium whitespace-nowrap tabular-nums">
        {`${position === -1 ? '–' : position + 1} / ${changes.length}`}
      </span>
      <button type="button" aria-label={t('toolset.nextChange')} onClick={() => step(1)} className={style}>
        <ChevronRight aria-hidden size={18} />
      </button>
    </span>
  );
}
