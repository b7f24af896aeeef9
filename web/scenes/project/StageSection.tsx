import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { Stage } from '#engine/toolset/stages.ts';

import { definitions } from '../../stores/definitions.ts';
import { project } from '../../stores/project.ts';
import { ToolsetCard } from './ToolsetCard.tsx';

export function StageSection({ stage, number }: { stage: Stage; number: number }) {
  const { t } = useTranslation();
  const { summaries } = useSnapshot(definitions);
  const { toolsets } = useSnapshot(project);
  const members = summaries.filter((summary) => summary.stage === stage);
  const saved = members.filter(({ id }) =>
    toolsets.some((status) => status.id === id && status.status === 'saved'),
  ).length;
  return (
    <section aria-labelledby={`stage-${stage}`} className="grid gap-5 desktop:grid-cols-[220px_1fr] desktop:gap-10">
      <div className="self-start desktop:sticky desktop:top-[calc(var(--header-height)+1.5rem)]">
        <span
          className="inline-grid size-9 place-items-center rounded-full bg-primary text-base font-bold text-on-primary"
          aria-hidden
        >
          {number}
        </span>
        <h2 id={`stage-${stage}`} className="mt-3 text-xl font-bold">
          {t(`stage.${stage}.title`)}
        </h2>
        <p className="mt-1 text-base leading-relaxed text-muted">{t(`stage.${stage}.text`)}</p>
        <p className="mt-2 text-sm text-muted">{t('project.stageSaved', { saved, total: members.length })}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {members.map((summary) => (
          <li key={summary.id}>
            <ToolsetCard summary={summary} status={toolsets.find(({ id }) => id === summary.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
