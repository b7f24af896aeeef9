import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { ToolsetStatus } from '#engine/protocol/project.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { optionalPart } from '#web/components/optionalPart.tsx';
import { projectPath } from '#web/paths.ts';
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
const FallenSentence = optionalPart(async () => (await import('#web/toolsets/FallenSentence.tsx')).FallenSentence);

/**
 * The previous and the next toolset of the path. What is not saved yet is saved on the way to the next; what is empty
 * is skipped. Where a test has refuted what another toolset states or builds on, that one comes first.
 */
export function ToolsetFoot({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const titleOf = useToolsetTitle();
  const { dirty, saving, server, generation, projectId, toolsetId } = useSnapshot(toolsetScreen);
  const { summaries } = useSnapshot(definitions);
  const { toolsets } = useSnapshot(project);
  const place = summaries.findIndex(({ id }) => id === toolsetId);
  const previous = summaries[place - 1];
  const next = summaries[place + 1];
  const isSavedOnTheWay = useSavedByItself() && dirty;
  const isReady = readOnly || isSavedOnTheWay || isAllSaved({ server, dirty });
  const fallen = isReady && !readOnly ? refutedElsewhere(toolsets, toolsetId) : null;
  const target = fallen?.id ?? next?.id;
  const to = target === undefined ? projectPath(projectId) : toolsetPath(projectId, target);
  // There is nothing to save, and no reason to stay.
  const isSkipped = !isReady && server?.status === 'empty' && !dirty && generation === null;

  async function saveAndGoOn() {
    if (await save()) void navigate(to);
  }

  return (
    <nav
      aria-label={t('toolset.neighbours')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-outline bg-raised px-5 py-4 desktop:px-6 print:hidden"
    >
      {previous && (
        <Link
          to={toolsetPath(projectId, previous.id)}
          className="inline-flex min-h-11 items-center gap-2 text-sm text-muted underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden size={16} className="shrink-0" />
          <span>
            <span className="sr-only">{t('toolset.previous')} </span>
            {titleOf(previous.id)}
          </span>
        </Link>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <p className="text-right">
          <span className="block text-sm text-muted">
            {t(target === undefined ? 'project.pathEnd' : 'project.nextTitle')}
          </span>
          {target !== undefined && <span className="font-semibold">{titleOf(target)}</span>}
          {fallen && (
            <span className="block max-w-lg text-sm wrap-anywhere text-muted">
              <FallenSentence fall={fallen.fall} />
            </span>
          )}
        </p>
        {isReady || isSkipped ? (
          <ButtonLink to={to}>
            {t(
              isSkipped
                ? 'toolset.skip'
                : fallen
                  ? 'project.nextAction.refuted'
                  : next
                    ? 'toolset.next'
                    : 'toolset.toPath',
            )}
            <ArrowRight aria-hidden size={18} className="shrink-0" />
          </ButtonLink>
        ) : (
          <Button disabled={saving || generation !== null} onClick={() => void saveAndGoOn()}>
            {t(`toolset.${server?.draft?.starter === false ? 'approve' : 'save'}And${next ? 'Next' : 'Path'}`)}
            <ArrowRight aria-hidden size={18} className="shrink-0" />
          </Button>
        )}
      </div>
    </nav>
  );
}

function refutedElsewhere(statuses: readonly ToolsetStatus[], toolsetId: string) {
  const step = nextStep(statuses);
  return step?.fall && step.id !== toolsetId ? { id: step.id, fall: step.fall } : null;
}
