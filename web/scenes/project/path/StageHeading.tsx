import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';

import type { Stage } from '#engine/contract/stages.ts';
import { classNames } from '#web/components/classNames.ts';

interface StageHeadingProps {
  stage: Stage;
  number: number;
  isDone: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** The name of a stage, which folds it; its whole row does on a click. */
export function StageHeading({ stage, number, isDone, isOpen, onToggle }: StageHeadingProps) {
  const { t } = useTranslation();
  return (
    <h2 id={`stage-${stage}`} className="shrink-0 text-lg font-semibold desktop:w-46">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl text-left after:absolute after:inset-0"
      >
        <ChevronRight
          aria-hidden
          size={18}
          className={classNames('shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
        />
        <span
          aria-hidden
          className={classNames(
            'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
            isDone ? 'bg-success text-surface' : 'border-2 border-frame text-muted',
          )}
        >
          {isDone ? <Check size={14} strokeWidth={3} /> : number}
        </span>
        {t(`stage.${stage}.title`)}
      </button>
    </h2>
  );
}
