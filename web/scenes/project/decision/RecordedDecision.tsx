import { useTranslation } from 'react-i18next';

import type { Decision } from '#engine/protocol/decision.ts';
import { Avatars } from '#web/components/Avatars.tsx';
import { formatLongDate } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { decidedBy } from '#web/standing/decidedBy.ts';
import { describeAgainst } from '#web/standing/describeAgainst.ts';

import { ReasonTable } from './ReasonTable.tsx';

/** A decision as it was recorded: its reasons, and the case against, as they stood then. */
export function RecordedDecision({ decision }: { decision: Decision }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lang = useWrittenLang();
  const { verdict, text, at, stage, round, claims, against } = decision;
  const people = decidedBy(decision);
  const date = formatLongDate(at);
  return (
    <article className="flex flex-col gap-2">
      <h3 className="text-lg font-semibold">
        {t(stage ? 'standing.decision.ofStage' : 'standing.decision.ofRound', {
          number: round,
          stage: stage && t(`stage.${stage}.title`),
          verdict: t(`standing.decision.made.${verdict}`),
        })}
      </h3>
      <p className="flex items-center gap-2.5 text-label text-muted">
        {people.length > 0 && (
          <Avatars size="small" people={people.map(({ id, fullName }) => ({ id, name: fullName }))} />
        )}
        <span>
          {people.length > 0
            ? t('standing.decision.by', {
                date,
                people: new Intl.ListFormat(language).format(people.map(({ fullName }) => fullName)),
              })
            : t('standing.decision.on', { date })}
        </span>
      </p>
      <p lang={lang} className="text-row/6 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {claims.length > 0 && (
        <>
          <h4 className="mt-2 text-sm font-semibold">{t('standing.decision.reasons')}</h4>
          <ReasonTable reasons={claims} label={t('standing.decision.reasons')} />
        </>
      )}
      {against.length > 0 && (
        <details className="tonal-of-ground mt-2 rounded-2xl bg-tertiary-tonal px-4 py-2 text-sm text-on-tertiary-tonal">
          <summary className="min-h-6 cursor-pointer py-1.5 font-semibold">
            {t('standing.against.asItStood', { count: against.length })}
          </summary>
          <ul className="divide-y divide-current/15">
            {against.map((point) => {
              const told = describeAgainst(point, t);
              return (
                <li key={`${point.kind} ${told.place.toolset} ${told.place.pointer}`} className="py-2">
                  <span lang={lang} className="block font-medium wrap-anywhere">
                    {told.title}
                  </span>
                  <span className="block text-label">{told.text}</span>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </article>
  );
}
