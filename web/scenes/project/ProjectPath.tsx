import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { stages } from '#engine/toolset/stages.ts';

import { definitions } from '../../stores/definitions.ts';
import { project } from '../../stores/project.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { GenerateMany } from './GenerateMany.tsx';
import { NextStep } from './NextStep.tsx';
import { ReadModeNotice } from './ReadModeNotice.tsx';
import { RunProgress } from './RunProgress.tsx';
import { StageSection } from './StageSection.tsx';

/** The guided path: five stages with their toolsets, and the next step. */
export function Component() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const { summaries } = useSnapshot(definitions);
  if (!current) return null;
  const shown = stages.filter((stage) => summaries.some((summary) => summary.stage === stage));
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={current.name}
        intro={<p className="line-clamp-3 wrap-anywhere">{current.description}</p>}
        actions={<GenerateMany />}
      />
      <ReadModeNotice />
      <RunProgress />
      <NextStep />
      <div className="flex flex-col gap-10">
        {shown.map((stage) => (
          <StageSection key={stage} stage={stage} number={shown.indexOf(stage) + 1} />
        ))}
      </div>
      <p className="sr-only">{t('project.pathEnd')}</p>
    </div>
  );
}
