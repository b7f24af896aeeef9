import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Standing } from '#engine/protocol/standing.ts';
import { Avatars } from '#web/components/Avatars.tsx';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { ClaimMark } from '#web/components/ClaimMark.tsx';
import { formatLongDate } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { LateDecisions } from '#web/scenes/project/decision/lateDialogs.ts';
import { project } from '#web/stores/project.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

import { decidedBy } from './decidedBy.ts';
import { resultOf } from './describeTest.ts';

interface DecisionCardProps {
  decision: NonNullable<Standing['decision']>;
  /** The round that the project is in. */
  round: number;
  projectId: string;
  mayEdit: boolean;
  onStartRound: () => void;
  onDecide: () => void;
}

const mostReasons = 3;

/** What was decided last, by whom, and why; and what follows from it. */
export function DecisionCard({ decision, round, projectId, mayEdit, onStartRound, onDecide }: DecisionCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lang = useWrittenLang();
  const [isListed, setIsListed] = useState(false);
  const { verdict, text, at, claims } = decision;
  const people = decidedBy(decision);
  const { toolsets } = useSnapshot(project);
  // Where the next round's plan waits, or was taken from.
  const plans = claims.flatMap(({ test }) => test?.toolset ?? []);
  const plan = toolsets.find(({ id, status }) => plans.includes(id) && status === 'generated')?.id ?? plans[0];
  const goesOn = verdict !== 'stop' && decision.round === round;
  return (
    <section
      aria-labelledby="decision"
      className="flex flex-col rounded-[1.25rem] border border-outline bg-raised p-5 shadow-raised desktop:p-6"
    >
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
      <div className="mt-auto flex flex-wrap items-center gap-x-1 gap-y-2 pt-5">
        {decision.round < round && plan !== undefined && (
          <ButtonLink size="small" look="strong" className="max-desktop:w-full" to={toolsetPath(projectId, plan)}>
            {t('standing.decision.openPlan', { round })}
          </ButtonLink>
        )}
        {mayEdit && goesOn && (
          <Button size="small" look="strong" className="max-desktop:w-full" onClick={onStartRound}>
            {t('standing.rounds.start', { number: round + 1 })}
          </Button>
        )}
        <Button size="small" look="quiet" className="px-3" onClick={() => setIsListed(true)}>
          {t('standing.decision.reasons')}
        </Button>
        {mayEdit && (
          <Button size="small" look="quiet" className="px-3" onClick={onDecide}>
            {t(decision.round < round ? 'standing.decision.decideRound' : 'standing.decision.decideAgain', { round })}
          </Button>
        )}
      </div>
      {isListed && <LateDecisions projectId={projectId} onClose={() => setIsListed(false)} />}
    </section>
  );
}

function Result({ test }: { test: Standing['claims'][number]['reason']['test'] }) {
  const result = resultOf(test);
  return (
    <>
      <span>: </span>
      <strong className="font-semibold">{result}</strong>
      {test?.expected && test.result !== undefined && <span className="text-muted">{` (${test.expected})`}</span>}
    </>
  );
}
