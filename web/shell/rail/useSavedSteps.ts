import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { countSteps, savedShare, type StepCounts } from '#engine/progress/countSteps.ts';
import { turkishPossessive } from '#web/i18n/turkishPossessive.ts';
import { stepsOnPath } from '#web/projects/stepsOnPath.ts';
import { project } from '#web/stores/project.ts';

/** How far the open project is: its steps counted, and the saved ones from 0 to 1 and in words. */
export function useSavedSteps(): { counts: StepCounts; fraction: number; text: string } {
  const { t } = useTranslation();
  const counts = countSteps(stepsOnPath(useSnapshot(project).toolsets));
  const { saved, total } = counts;
  return {
    counts,
    fraction: savedShare(counts),
    text: t('project.savedSteps', { saved, total, ending: turkishPossessive(saved) }),
  };
}
