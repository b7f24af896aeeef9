import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { project } from '#web/stores/project.ts';

import { BesideDraft } from './BesideDraft.tsx';
import { MoreMethods } from './path/MoreMethods.tsx';
import { NextStep } from './path/NextStep.tsx';
import { PathHeader } from './path/PathHeader.tsx';
import { StageSection } from './path/StageSection.tsx';
import { usePathStages } from './path/usePathStages.ts';
import { ReadModeNotice } from './ReadModeNotice.tsx';
import { RunProgress } from './RunProgress.tsx';

/** The guided path: what to do next, and the five stages with their toolsets. */
export function Component() {
  const { t } = useTranslation();
  const { current } = useSnapshot(project);
  const stages = usePathStages();
  if (!current) return null;
  return (
    <div className="flex flex-col gap-6">
      <PathHeader />
      <ReadModeNotice />
      <RunProgress />
      <BesideDraft key={current.id} projectId={current.id} />
      <NextStep steps={stages.flatMap(({ steps }) => steps)} />
      <div className="border-t border-outline">
        {stages.map((stage) => (
          <StageSection key={stage.stage} stage={stage} />
        ))}
      </div>
      <MoreMethods />
      <p className="sr-only">{t('project.pathEnd')}</p>
    </div>
  );
}
