import { useTranslation } from 'react-i18next';

import type { Standing } from '#engine/protocol/standing.ts';
import { Avatars } from '#web/components/Avatars.tsx';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { formatLongDate } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';

import { decidedBy } from './decidedBy.ts';
import { resultOf } from './describeTest.ts';

const mostReasons = 3;

/** What was decided, by whom, and the first of the reasons; its heading names the card around it. */
export function DecisionWords({ decision }: { decision: NonNullable<Standing['decision']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lang = useWrittenLang();
  const { verdict, text, at, claims } = decision;
  const people = decidedBy(decision);
  return (
    <>
      <p className="flex items-center gap-2.5 text-label text-muted">
        {people.length > 0 && (
          <Avatars size="small" people={people.map(({ id, fullName }) => ({ id, name: fullName }))} />
        )}
        <span>
          {people.length > 0
            ? t('standing.decision.by', {
                date: formatLongDate(at),
                people: new Intl.ListFormat(language).format(people.map(({ fullName }) => fullName)),
              })
            : t('standing.decision.on', { date: formatLongDate(at) })}
        </span>
      </p>
      <h2 id="decision" className="mt-1 text-2xl font-semibold">
        {t(`standing.decision.made.${verdict}`)}
      </h2>
      <p lang={lang} className="mt-1.5 line-clamp-4 max-w-[38rem] text-row/5.5 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {claims.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2">
          {claims.slice(0, mostReasons).map((claim) => (
            <li key={claim.id} className="flex items-start gap-3 text-row/5.5">
              <span className="mt-0.75">
                <ClaimMark state={claim.state} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">{t(`standing.stateWord.${claim.state}`)}: </span>
                <span lang={lang}>{(claim.name ?? claim.text).replace(/\.$/, '')}</span>
                {resultOf(claim.test) !== null && <Result test={claim.test} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Result({ test }: { test: Standing['claims'][number]['reason']['test'] }) {
  return (
    <>
      <span>: </span>
      <strong className="font-semibold">{resultOf(test)}</strong>
      {test?.expected && test.result !== undefined && <span className="text-muted">{` (${test.expected})`}</span>}
    </>
  );
}
