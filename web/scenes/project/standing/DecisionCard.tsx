import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Standing } from '#engine/protocol/standing.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { LateDecisions } from '#web/scenes/project/decision/lateDialogs.ts';
import { DecisionWords } from '#web/standing/DecisionWords.tsx';
import { project } from '#web/stores/project.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

interface DecisionCardProps {
  decision: NonNullable<Standing['decision']>;
  /** The round that the project is in. */
  round: number;
  projectId: string;
  mayEdit: boolean;
  onStartRound: () => void;
  onDecide: () => void;
}

/** What was decided last, by whom, and why; and what follows from it. */
export function DecisionCard({ decision, round, projectId, mayEdit, onStartRound, onDecide }: DecisionCardProps) {
  const { t } = useTranslation();
  const [isListed, setIsListed] = useState(false);
  const { verdict, claims } = decision;
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
      <DecisionWords decision={decision} />
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
