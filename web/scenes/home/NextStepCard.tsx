import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Project, ProjectStep } from '#engine/protocol/project.ts';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { ToolsetIcon } from '#web/components/ToolsetIcon.tsx';
import { SentenceWith } from '#web/i18n/SentenceWith.tsx';
import { writtenLang } from '#web/i18n/WrittenIn.ts';
import { nextStep } from '#web/projects/nextStep.ts';
import { definitions } from '#web/stores/definitions.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

/** The next step in the most recently opened project; empty until its state has loaded. */
export function NextStepCard({ project, statuses }: { project: Project; statuses: readonly ProjectStep[] }) {
  const { t } = useTranslation();
  const { summaries } = useSnapshot(definitions);
  const titleOf = useToolsetTitle();
  const step = nextStep(statuses);
  const summary = summaries.find(({ id }) => id === step?.id);
  if (!step || !summary) return null;
  return (
    <section
      aria-labelledby="next-step"
      className="flex animate-fade flex-wrap items-center gap-5 rounded-3xl bg-primary-tonal p-6 text-on-primary-tonal desktop:p-8"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-2xl bg-raised text-primary">
        <ToolsetIcon name={summary.icon} size={26} />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="next-step" className="text-sm font-semibold wrap-anywhere">
          <SentenceWith written={project.name} lang={writtenLang(project.language)}>
            {(name) => t('home.nextIn', { project: name })}
          </SentenceWith>
        </h2>
        <p className="mt-1 text-xl font-bold">{t(`project.next.${step.reason}`, { toolset: titleOf(step.id) })}</p>
      </div>
      <ButtonLink to={toolsetPath(project.id, step.id)} look="strong">
        {t('action.continue')}
        <ArrowRight aria-hidden size={20} />
      </ButtonLink>
    </section>
  );
}
