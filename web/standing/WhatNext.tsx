import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { PlannedStep } from '#engine/protocol/standing.ts';
import { Avatars } from '#web/components/Avatars.tsx';
import { Button } from '#web/components/Button.tsx';
import { classNames } from '#web/components/classNames.ts';
import { formatPlainDay } from '#web/i18n/formats.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

import { namesIn } from './namesIn.ts';
import { Panel } from './Panel.tsx';
import type { PlaceOf } from './PlaceOf.ts';

interface WhatNextProps {
  steps: readonly PlannedStep[];
  placeOf: PlaceOf;
}

const most = 6;

/** What is planned, by day, and who does it; on a phone the first three. A row leads to where it is planned. */
export function WhatNext({ steps, placeOf }: WhatNextProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = steps.slice(0, isWhole ? undefined : most);
  const hasYears = shown.some(({ at }) => /\d{4}/.test(formatPlainDay(at)));
  return (
    <Panel title={t('standing.next.title')}>
      {steps.length === 0 && (
        <p className="border-t border-outline pt-3 text-sm text-muted">{t('standing.next.none')}</p>
      )}
      <ul id={id}>
        {shown.map((step) => (
          <li
            key={step.kind === 'round' ? `round ${step.round}` : `${step.toolset} ${step.pointer}`}
            className={classNames('border-t border-outline', !isWhole && 'max-desktop:nth-[n+4]:hidden')}
          >
            <Row step={step} placeOf={placeOf} hasYears={hasYears} />
          </li>
        ))}
      </ul>
      {steps.length > 3 && (
        <div className={classNames('border-t border-outline pt-2', steps.length <= most && 'desktop:hidden')}>
          <Button
            size="small"
            look="quiet"
            className="-ml-3"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('standing.next.fewer') : t('standing.next.all', { count: steps.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface RowProps {
  step: PlannedStep;
  placeOf: PlaceOf;
  /** Whether a date of the list names its year. */
  hasYears: boolean;
}

function Row({ step, placeOf, hasYears }: RowProps) {
  const { t } = useTranslation();
  const lang = useWrittenLang();
  if (step.kind === 'round')
    return (
      <p className="flex min-h-11 items-center gap-3 py-2 text-sm">
        <Day at={step.at} hasYears={hasYears} />
        <span>{t('standing.next.round', { number: step.round })}</span>
      </p>
    );
  const names = namesIn(step.who);
  return (
    <Link
      to={placeOf(step)}
      className="-mx-3 flex min-h-11 items-center gap-3 rounded-xl px-3 py-2 text-sm -outline-offset-2 hover:bg-field"
    >
      <Day at={step.at} hasYears={hasYears} />
      <span className="min-w-0 flex-1">
        <span lang={lang} className="wrap-anywhere">
          {step.text}
        </span>
        {step.isPast && <span className="block text-xs text-tertiary">{t('standing.next.past')}</span>}
      </span>
      {names.length > 0 && <Avatars size="small" people={names.map((name) => ({ id: name, name }))} label={step.who} />}
    </Link>
  );
}

function Day({ at, hasYears }: { at: string; hasYears: boolean }) {
  return (
    <time
      dateTime={at}
      className={classNames('shrink-0 text-label font-semibold tabular-nums', hasYears ? 'w-24' : 'w-14')}
    >
      {formatPlainDay(at)}
    </time>
  );
}
