import type { Standing } from '#engine/protocol/standing.ts';
import { classNames } from '#web/components/classNames.ts';
import { sharedPath } from '#web/paths.ts';
import { CaseAgainst } from '#web/standing/CaseAgainst.tsx';
import { DecisionWords } from '#web/standing/DecisionWords.tsx';
import { FigureCard } from '#web/standing/FigureCard.tsx';
import { MattersMost } from '#web/standing/MattersMost.tsx';
import type { PlaceOf } from '#web/standing/PlaceOf.ts';
import { WhatNext } from '#web/standing/WhatNext.tsx';

interface SharedStandingProps {
  standing: Standing;
  token: string;
}

/**
 * Where a shared project stands: what was decided and why, the figure, what matters most, and what speaks against it.
 */
export function SharedStanding({ standing, token }: SharedStandingProps) {
  const { decision, figures, claims, against, next } = standing;
  const placeOf: PlaceOf = ({ toolset }) => sharedPath(token, toolset);
  return (
    <>
      {(decision || figures.length > 0) && (
        <div className={classNames('grid gap-6', decision && figures.length > 0 && 'wide:grid-cols-[1fr_21rem]')}>
          {decision && (
            <section
              aria-labelledby="decision"
              className="rounded-[1.25rem] border border-outline bg-raised p-5 shadow-raised desktop:p-6"
            >
              <DecisionWords decision={decision} />
            </section>
          )}
          {figures.length > 0 && <FigureCard figures={figures} placeOf={placeOf} />}
        </div>
      )}
      <MattersMost claims={claims} placeOf={placeOf} />
      <div className={classNames('grid gap-6', next.length > 0 && 'desktop:grid-cols-2')}>
        <CaseAgainst points={against} placeOf={placeOf} />
        {next.length > 0 && <WhatNext steps={next} placeOf={placeOf} />}
      </div>
    </>
  );
}
