import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { classNames } from '#web/components/classNames.ts';
import { Spinner } from '#web/components/Spinner.tsx';
import { useOpenExample } from '#web/projects/useOpenExample.ts';
import { useWithoutModel } from '#web/stores/useWithoutModel.ts';

import type { FirstStep } from './firstSteps.ts';

// The link covers the whole row.
const titleStyle =
  'cursor-pointer text-left underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-2 focus-visible:after:outline-focus';

/** A step with its check mark; the current one has a description. */
export function FirstStepRow({ step: { key, done, to }, isCurrent }: { step: FirstStep; isCurrent: boolean }) {
  const { t } = useTranslation();
  const { opening, openExample } = useOpenExample();
  const isWithoutModel = useWithoutModel();
  const title = t(isWithoutModel && key === 'review' ? 'guide.step.review.titleStarter' : `guide.step.${key}.title`);
  const hasOwnWords = key === 'project' || key === 'review' || key === 'path';
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        'group relative flex gap-4 rounded-2xl px-3 py-3 transition-colors desktop:px-4',
        isCurrent ? 'bg-field hover:bg-field-hover' : 'hover:bg-field',
      )}
    >
      <span
        className={classNames(
          'grid size-6 shrink-0 place-items-center rounded-full',
          done ? 'bg-success text-raised' : 'border-2 border-outline-strong',
        )}
      >
        {opening ? <Spinner size={16} /> : done && <Check aria-hidden size={16} strokeWidth={3} />}
        <span className="sr-only">{t(done ? 'guide.done' : 'guide.open')}</span>
      </span>
      <div className="min-w-0 flex-1">
        {to === null ? (
          <button
            type="button"
            className={classNames(titleStyle, isCurrent && 'font-semibold')}
            aria-busy={opening}
            onClick={openExample}
          >
            {title}
          </button>
        ) : (
          <Link to={to} className={classNames(titleStyle, done && 'text-muted', isCurrent && 'font-semibold')}>
            {title}
          </Link>
        )}
        {isCurrent && (
          <p className="mt-1 max-w-prose leading-relaxed text-muted">
            {t(isWithoutModel && hasOwnWords ? `guide.step.${key}.textStarter` : `guide.step.${key}.text`)}
          </p>
        )}
      </div>
      {isCurrent && (
        <ArrowRight aria-hidden size={20} className="shrink-0 self-center text-primary max-desktop:hidden" />
      )}
    </li>
  );
}
