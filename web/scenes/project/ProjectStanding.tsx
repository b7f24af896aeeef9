import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { stages } from '#engine/contract/stages.ts';
import { classNames } from '#web/components/classNames.ts';
import { FailureView } from '#web/components/FailureView.tsx';
import { focusHeading } from '#web/components/focusHeading.ts';
import { evidencePath } from '#web/paths.ts';
import { CaseAgainst } from '#web/standing/CaseAgainst.tsx';
import { FigureCard } from '#web/standing/FigureCard.tsx';
import { MattersMost } from '#web/standing/MattersMost.tsx';
import { WhatNext } from '#web/standing/WhatNext.tsx';
import { project } from '#web/stores/project.ts';
import { leaveStanding, loadStanding, standing } from '#web/stores/standing.ts';
import { useMay } from '#web/stores/useMay.ts';
import { useRisks } from '#web/stores/useRisks.ts';

import { BesideDraft } from './BesideDraft.tsx';
import { LateDecisionDialog } from './decision/lateDialogs.ts';
import { NextStep } from './path/NextStep.tsx';
import { usePathStages } from './path/usePathStages.ts';
import { ReadModeNotice } from './ReadModeNotice.tsx';
import { LateStartRound } from './rounds/lateDialogs.ts';
import { RunProgress } from './RunProgress.tsx';
import { DecisionCard } from './standing/DecisionCard.tsx';
import { OpenDecision } from './standing/OpenDecision.tsx';
import { Pictures } from './standing/Pictures.tsx';
import { placeIn } from './standing/placeIn.ts';
import { StandingHeader } from './standing/StandingHeader.tsx';
import { StandingSkeleton } from './standing/StandingSkeleton.tsx';

type Open = 'decision' | 'round' | null;

/**
 * Where the project stands: what it is, what was decided and why, the figure, the claims that matter most, the case
 * against, what happens next, and its pictures. Of a new project only what there is: a sentence, the next step and the
 * pictures.
 */
export function Component() {
  const may = useMay();
  const { current, id } = useSnapshot(project);
  const { answer, projectId, phase, error } = useSnapshot(standing);
  const risks = useRisks(id);
  const steps = usePathStages().flatMap((stage) => stage.steps);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('decide');
  const stage = stages.find((each) => each === asked);
  const [open, setOpen] = useState<Open>(asked === null ? null : 'decision');
  useEffect(() => {
    if (id) void loadStanding(id);
    return leaveStanding;
  }, [id]);
  function close() {
    flushSync(() => setOpen(null));
    if (asked !== null) setQuery({}, { replace: true });
    // What opened the dialog may be gone by now. Deferred until after the dialog has tried to give the focus back.
    setTimeout(() => {
      if (document.activeElement === document.body) focusHeading();
    });
  }

  if (!current || !id) return null;
  const placeOf = placeIn(id);
  const known = projectId === id ? answer : null;
  // Nothing is tested, and nobody was asked: what there is so far is no more than a beginning.
  const isNew =
    known?.decision === null &&
    (known.missing === 'claims' || (known.missing === 'tests' && risks !== null && !risks.hasBegun));
  return (
    <div className="flex flex-col gap-8">
      <StandingHeader standing={known} />
      <ReadModeNotice />
      <RunProgress />
      <BesideDraft key={current.id} projectId={current.id} />
      {!known && phase === 'failed' && <FailureView error={error} onTryAgain={() => void loadStanding(id)} />}
      {!known && phase !== 'failed' && <StandingSkeleton />}
      {known && isNew && <NextStep steps={steps} />}
      {known && !isNew && (
        <>
          <div className={classNames('grid gap-6', known.figures.length > 0 && 'wide:grid-cols-[1fr_21rem]')}>
            {known.decision ? (
              <DecisionCard
                decision={known.decision}
                round={known.round.number}
                projectId={id}
                mayEdit={may.edit}
                onStartRound={() => setOpen('round')}
                onDecide={() => setOpen('decision')}
              />
            ) : (
              <OpenDecision standing={known} projectId={id} mayEdit={may.edit} onDecide={() => setOpen('decision')} />
            )}
            {known.figures.length > 0 && <FigureCard figures={known.figures} placeOf={placeOf} />}
          </div>
          <MattersMost claims={known.claims} placeOf={placeOf} all={evidencePath(id)} />
          <div className="grid gap-6 desktop:grid-cols-2">
            <CaseAgainst points={known.against} placeOf={placeOf} />
            <WhatNext steps={known.next} placeOf={placeOf} />
          </div>
        </>
      )}
      <Pictures steps={steps} />
      {open === 'decision' && known && may.edit && (
        <LateDecisionDialog projectId={id} stage={stage} onClose={close} onStartRound={() => setOpen('round')} />
      )}
      {open === 'round' && known && <LateStartRound projectId={id} after={known.round.number} onClose={close} />}
    </div>
  );
}
