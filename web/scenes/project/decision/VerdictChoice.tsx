import ArrowRight from 'lucide-react/icons/arrow-right';
import Repeat from 'lucide-react/icons/repeat';
import Square from 'lucide-react/icons/square';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type DecisionVerdict, decisionVerdicts } from '#engine/protocol/decisionVerdicts.ts';
import { FieldNote } from '#web/components/TextField.tsx';

interface VerdictChoiceProps {
  chosen: DecisionVerdict | null;
  /** Of the round that would follow. */
  next: number;
  error?: string | undefined;
  onChoose: (verdict: DecisionVerdict) => void;
}

const icons = { go: ArrowRight, change: Repeat, stop: Square };

/** The three ways from here, as a group of which one is chosen. */
export function VerdictChoice({ chosen, next, error, onChoose }: VerdictChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="radiogroup"
        aria-label={t('standing.decision.ways')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        className="grid gap-2 desktop:grid-cols-3"
      >
        {decisionVerdicts.map((verdict, index) => {
          const Icon = icons[verdict];
          return (
            <label
              key={verdict}
              className="relative flex min-h-16 cursor-pointer flex-col justify-center rounded-2xl border-2 border-transparent bg-field px-4 py-2.5 hover:bg-field-hover has-checked:border-primary has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border-[CanvasText]"
            >
              <span className="flex items-center gap-2.5 text-row/6 font-semibold">
                <input
                  type="radio"
                  name={`${id}-verdict`}
                  checked={chosen === verdict}
                  onChange={() => onChoose(verdict)}
                  data-autofocus={(chosen === null ? index === 0 : chosen === verdict) || undefined}
                  className="sr-only"
                />
                <Icon aria-hidden size={17} className="shrink-0" />
                {t(`standing.decision.made.${verdict}`)}
              </span>
              <span className="text-label text-muted">{t(`standing.decision.means.${verdict}`, { number: next })}</span>
            </label>
          );
        })}
      </div>
      {error && <FieldNote id={`${id}-note`} error text={error} />}
    </div>
  );
}
