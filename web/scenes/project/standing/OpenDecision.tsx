import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { isOpen } from '#engine/evidence/riskiestFirst.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { useWrittenLang } from '#web/i18n/WrittenIn.ts';
import { evidencePath } from '#web/paths.ts';
import { nextStep } from '#web/projects/nextStep.ts';
import { project } from '#web/stores/project.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

interface OpenDecisionProps {
  standing: Pick<Standing, 'missing' | 'decided' | 'reasons' | 'round' | 'proposal'>;
  projectId: string;
  mayEdit: boolean;
  onDecide: () => void;
}

/** Before anything was decided: what is missing for that, or that nothing is. */
export function OpenDecision({ standing, projectId, mayEdit, onDecide }: OpenDecisionProps) {
  const { t } = useTranslation();
  const titleOf = useToolsetTitle();
  const { toolsets } = useSnapshot(project);
  const { missing, decided, reasons, round, proposal } = standing;
  const lang = useWrittenLang();
  const next = nextStep(toolsets);
  const done = reasons.filter((reason) => !isOpen(reason)).length;
  return (
    <section
      aria-labelledby="decision"
      className="flex flex-col rounded-[1.25rem] border border-outline bg-raised p-5 shadow-raised desktop:p-6"
    >
      <p className="text-label text-muted">{t('standing.rounds.number', { number: round.number })}</p>
      <h2 id="decision" className="mt-1 text-2xl font-semibold">
        {t(missing === null ? 'standing.decision.ready' : 'standing.decision.open')}
      </h2>
      <p className="mt-1.5 max-w-[38rem] text-row/5.5">
        {missing === null
          ? t('standing.decision.readyText', { count: done })
          : t(`standing.decision.missing.${missing}`)}
      </p>
      {decided.of > 0 && (
        <p className="mt-2 text-label text-muted">
          {t('standing.decision.risks', { count: decided.of, done: decided.done })}
        </p>
      )}
      {proposal && (
        <div className="mt-4 max-w-[38rem] border-l-3 border-primary pl-4">
          <p className="text-label text-muted">
            {t('standing.decision.proposedBy')}{' '}
            <Link className="underline underline-offset-4" to={toolsetPath(projectId, proposal.toolset)}>
              {titleOf(proposal.toolset)}
            </Link>
          </p>
          <p className="mt-0.5 text-base font-semibold">{proposal.choice}</p>
          <p lang={lang} className="mt-1 text-row/5.5 wrap-anywhere">
            {proposal.reason}
          </p>
        </div>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-5">
        {mayEdit && missing === null && (
          <Button size="small" look="strong" onClick={onDecide}>
            {t('standing.decision.decide')}
          </Button>
        )}
        {mayEdit && next && (
          <ButtonLink size="small" look={missing === null ? 'tonal' : 'strong'} to={toolsetPath(projectId, next.id)}>
            {t(`project.next.${next.reason}`, { toolset: titleOf(next.id) })}
          </ButtonLink>
        )}
        {missing !== null && missing !== 'claims' && (
          <ButtonLink size="small" look="quiet" to={evidencePath(projectId)}>
            {t('standing.decision.toTest')}
          </ButtonLink>
        )}
        {mayEdit && missing !== null && (
          <Button size="small" look="quiet" onClick={onDecide}>
            {t('standing.decision.decideAnyway')}
          </Button>
        )}
      </div>
    </section>
  );
}
