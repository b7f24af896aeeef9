import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { countSteps } from '#engine/progress/countSteps.ts';
import { progressMark } from '#engine/progress/stepMark.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { nextStep } from '#web/projects/nextStep.ts';
import { project } from '#web/stores/project.ts';
import { useMay } from '#web/stores/useMay.ts';
import { FallenSentence } from '#web/toolsets/FallenSentence.tsx';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';

import { BuildsOn } from './BuildsOn.tsx';
import { DraftNow } from './DraftNow.tsx';
import { PathComplete } from './PathComplete.tsx';
import type { PathStep } from './PathStep.ts';
import { ToolsetPicture } from './ToolsetPicture.tsx';

/** The one answer to "what now?": the next step with what it builds on and its price. */
export function NextStep({ steps }: { steps: readonly PathStep[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id: projectId } = useSnapshot(project);
  const { edit } = useMay();
  const next = nextStep(steps.map(({ status }) => status));
  const step = steps.find(({ summary }) => summary.id === next?.id);
  // Whoever may only read has no next step.
  if (next && !edit) return null;
  if (!next || !step)
    return progressMark(countSteps(steps.map(({ status }) => status))) === 'saved' ? (
      <PathComplete projectId={projectId ?? ''} mayEdit={edit} />
    ) : null;
  const { summary, status } = step;
  const { reason, fall } = next;
  return (
    <section
      aria-labelledby="next"
      className="flex overflow-hidden rounded-[1.25rem] border border-outline bg-raised shadow-raised"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-4 p-5 desktop:p-8">
        <div>
          <p id="next" className="text-label font-semibold text-muted">
            {t('project.nextTitle')}
          </p>
          <h2 className="mt-1 text-2xl font-semibold wrap-anywhere">{summary.title[language]}</h2>
          <p className="mt-2 max-w-[680px] text-base text-muted">
            {reason === 'begin' ? (
              summary.description[language]
            ) : (
              <>
                {fall && (
                  <>
                    <FallenSentence fall={fall} />{' '}
                  </>
                )}
                <span>{t(`project.nextText.${reason}`)}</span>
              </>
            )}
          </p>
        </div>
        <BuildsOn summary={summary} />
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={toolsetPath(projectId ?? '', summary.id)} look="strong">
            {t(`project.nextAction.${reason}`)}
          </ButtonLink>
          {reason === 'begin' && <DraftNow summary={summary} />}
        </div>
      </div>
      <ToolsetPicture
        summary={summary}
        status={status}
        iconSize={72}
        className="w-[32%] shrink-0 border-l border-outline bg-field p-8 max-desktop:hidden"
      />
    </section>
  );
}
