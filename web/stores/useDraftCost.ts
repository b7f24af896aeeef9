import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { formatNumber } from '#web/i18n/formats.ts';

import { configuration } from './configuration.ts';
import { project } from './project.ts';
import { useWithoutModel } from './useWithoutModel.ts';

interface DraftCost {
  /** No model is connected, and starters are laid out. */
  isFree: boolean;
  costOf: (tokens: number) => number;
  /** What the price is paid from; null where it is not known, is somebody else's, or where drafts have no limit. */
  balance: number | null;
  /** Says what it costs, and whose tokens it takes where they are not the reader's. */
  sayCost: (tokens: number) => string;
}

/** What drafts cost in the open project, whose owner pays. */
export function useDraftCost(): DraftCost {
  const { t } = useTranslation();
  const { current, balance } = useSnapshot(configuration);
  const { current: open } = useSnapshot(project);
  const isFree = useWithoutModel();
  const owner = open?.owner;
  return {
    isFree,
    costOf: (tokens) => (isFree ? 0 : tokens),
    balance: owner || current?.payments === 'none' ? null : (balance?.balance ?? null),
    sayCost: (count) => {
      if (isFree) return t('toolset.costsNothing');
      const amount = formatNumber(count);
      return owner
        ? t('toolset.costOfOwner', { count, amount, owner: owner.fullName })
        : t('toolset.cost', { count, amount });
    },
  };
}
