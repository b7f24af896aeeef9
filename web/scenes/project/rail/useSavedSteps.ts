import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { turkishPossessive } from '../../../i18n/turkishPossessive.ts';
import { project } from '../../../stores/project.ts';

/** How many of the open project's toolsets are saved, from 0 to 1 and in words. */
export function useSavedSteps(): { fraction: number; text: string } {
  const { t } = useTranslation();
  const { toolsets } = useSnapshot(project);
  const saved = toolsets.filter(({ status }) => status === 'saved').length;
  return {
    fraction: toolsets.length > 0 ? saved / toolsets.length : 0,
    text: t('project.savedSteps', { saved, total: toolsets.length, ending: turkishPossessive(saved) }),
  };
}
