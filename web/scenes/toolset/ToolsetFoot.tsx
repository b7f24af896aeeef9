import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { ProjectStep } from '#engine/protocol/project.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { classNames } from '#web/components/classNames.ts';
import { latePart } from '#web/components/latePart.tsx';
import { noteFootHeight } from '#web/components/noteHeights.ts';
import { projectPath } from '#web/paths.ts';
import { neighboursOf } from '#web/projects/neighboursOf.ts';
import { nextStep } from '#web/projects/nextStep.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { save } from '#web/stores/toolset-document/save.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useSavedByItself } from '#web/stores/useSavedByItself.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

import { isAllSaved } from './isAllSaved.ts';

// Nothing has fallen in most projects.
const FallenSentence = latePart(async () => (await import('#web/toolsets/FallenSentence.tsx')).FallenSentence);

const places = {
  everywhere: 'sticky pb-[max(0.375rem,env(safe-area-inset-bottom))]',
  'on desktops': 'desktop:sticky',
  nowhere: '',
};

interface ToolsetFootProps {
  readOnly: boolean;
  /** Where it stays at the bottom: another bar may stand there. */
  stays?: keyof typeof places;
}

/**
 * The previous and the next toolset of the path, in a thin bar that stays. What is not saved yet is saved on the way to
 * the next; what is empty is skipped. Where a test has refuted what another toolset states or builds on, that one comes
 * first.
 */
export function ToolsetFoot({ readOnly, stays = 'everywhere' }: ToolsetFootProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const titleOf = useToolsetTitle();
  const { dirty, saving, server, generation, projectId, toolsetId } = useSnapshot(toolsetScreen);
  const { summaries } = useSnapshot(definitions);
  const { toolsets } = useSnapshot(project);
  const { previous, next } = neighboursOf(toolsetId, { summaries, toolsets });
  const isSavedOnTheWay = useSavedByItself() && dirty;
  const isReady = readOnly || isSavedOnTheWay || isAllSaved({ server, dirty });
  const fallen = isReady && !readOnly ? refutedElsewhere(toolsets, toolsetId) : null;
  const target = fallen?.id ?? next?.id;
  const to = target === undefined ? projectPath(projectId) : toolsetPath(projectId, target);
  // There is nothing to save, and no reason to stay.
  const isSkipped = !isReady && server?.status === 'empty' && !dirty && generation === null;

  const goOn = t(fallen ? 'project.nextAction.refuted' : next ? 'toolset.next' : 'toolset.toPath');
  const andGoOn = t(`toolset.${server?.draft?.starter === false ? 'approve' : 'save'}And${next ? 'Next' : 'Path'}`);
  /** Which one stands beside the button, and would not be heard where it has the focus. */
  const withTitle = (words: string) => (target === undefined ? undefined : `${words}: ${titleOf(target)}`);

  async function saveAndGoOn() {
    if (await save()) void navigate(to);
  }

  return (
    <nav
      ref={stays === 'nowhere' ? undefined : noteFootHeight}
      aria-label={t('toolset.neighbours')}
      className={classNames(
        'bottom-0 z-20 flex items-center gap-x-3 rounded-2xl border border-outline bg-raised px-2 py-1.5 desktop:px-3 low:static print:hidden',
        places[stays],
      )}
    >
      {previous && (
        <Link
          to={toolsetPath(projectId, previous.id)}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 text-sm text-muted hover:bg-field hover:text-text"
        >
          <ArrowLeft aria-hidden size={18} className="shrink-0" />
          <span className="max-desktop:sr-only">
            <span className="sr-only">{t('toolset.previous')} </span>
            {titleOf(previous.id)}
          </span>
        </Link>
      )}
      <p className="ml-auto min-w-0 text-right text-sm">
        <span className="sr-only">{t(target === undefined ? 'project.pathEnd' : 'project.nextTitle')} </span>
        {target !== undefined && <span className="block truncate font-medium">{titleOf(target)}</span>}
        {fallen && (
          <span className="line-clamp-2 max-w-lg text-xs wrap-anywhere text-muted">
            <FallenSentence fall={fallen.fall} />
          </span>
        )}
      </p>
      {isReady || isSkipped ? (
        <ButtonLink size="small" to={to} className="shrink-0" aria-label={withTitle(goOn)}>
          {goOn}
          <ArrowRight aria-hidden size={18} className="shrink-0" />
        </ButtonLink>
      ) : (
        <Button
          size="small"
          className="shrink-0"
          disabled={saving || generation !== null}
          aria-label={withTitle(andGoOn)}
          onClick={() => void saveAndGoOn()}
        >
          {andGoOn}
          <ArrowRight aria-hidden size={18} className="shrink-0" />
        </Button>
      )}
    </nav>
  );
}

function refutedElsewhere(statuses: readonly ProjectStep[], toolsetId: string) {
  const step = nextStep(statuses);
  return step?.fall && step.id !== toolsetId ? { id: step.id, fall: step.fall } : null;
}
