import { useTranslation } from 'react-i18next';

import type { Score } from '#engine/reading/Block.ts';
import { classNames } from '#web/components/classNames.ts';

/** A score as filled pips and its number. */
export function ScorePips({ score: { value, from, to } }: { score: Score }) {
  const { t } = useTranslation();
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="inline-flex gap-0.5">
        {steps.map((step) => (
          <span
            key={step}
            className={classNames('h-1.5 w-2.5 rounded-full', step <= value ? 'bg-primary' : 'bg-outline')}
          />
        ))}
      </span>
      <span aria-hidden className="tabular-nums">
        {value}
      </span>
      <span className="sr-only">{t('reading.score', { value, to })}</span>
    </span>
  );
}
