import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { formatNumber } from '#web/i18n/formats.ts';
import { definitions } from '#web/stores/definitions.ts';
import { loadPaths, paths } from '#web/stores/paths.ts';

import { worthOfTokens } from './worthOfTokens.ts';

/**
 * Says what an amount of tokens is good for, as in "about 3 whole projects" on the path of one that chose none; empty
 * while the costs are not known.
 */
export function useWorth(): (tokens: number) => string {
  const { t } = useTranslation();
  const { summaries } = useSnapshot(definitions);
  const [path] = useSnapshot(paths).all;
  // Where the path cannot be loaded, all toolsets stand for it.
  useEffect(() => void loadPaths().catch(() => {}), []);
  const isOnPath = ({ id }: { id: string }) => !path || path.toolsets.some((step) => step.id === id);
  const costs = summaries.filter(isOnPath).map(({ tokenCost }) => tokenCost);
  return (tokens) => {
    const worth = worthOfTokens(tokens, costs);
    if (!worth) return '';
    if (worth.kind === 'nothing') return t('balance.worth.nothing');
    return t(`balance.worth.${worth.kind}`, { count: worth.count, amount: formatNumber(worth.count) });
  };
}
