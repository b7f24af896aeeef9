import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { turkishPossessive } from '#web/i18n/turkishPossessive.ts';
import { project } from '#web/stores/project.ts';
import { useRisks } from '#web/stores/useRisks.ts';

import { useSavedSteps } from './useSavedSteps.ts';

/**
 * How far the open project is, from 0 to 1 and in words: the risky claims that are decided, and the steps saved before
 * anybody was asked.
 */
export function useProgress(): { fraction: number; text: string } {
  const { t } = useTranslation();
  const saved = useSavedSteps();
  const risks = useRisks(useSnapshot(project).id);
  if (!risks?.hasBegun || risks.of === 0) return saved;
  const { of, done } = risks;
  return {
    fraction: done / of,
    text: t('standing.decided', { count: of, done, ending: turkishPossessive(done) }),
  };
}
