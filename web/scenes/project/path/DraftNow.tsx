import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ToolsetSummary } from '#engine/protocol/toolset.ts';

import { Button } from '../../../components/Button.tsx';
import { formatNumber } from '../../../i18n/formats.ts';
import { configuration } from '../../../stores/configuration.ts';
import { projectGeneration } from '../../../stores/projectGeneration.ts';
import { useDraftCost } from '../../../stores/useDraftCost.ts';
import { useDraftNow } from './useDraftNow.ts';

/** Begins a draft of a toolset and opens its page, where one watches it being written. */
export function DraftNow({ summary: { id, tokenCost } }: { summary: ToolsetSummary }) {
  const { t } = useTranslation();
  const { balance } = useSnapshot(configuration);
  const { isFree, costOf } = useDraftCost();
  const { id: runId } = useSnapshot(projectGeneration);
  const { isStarting, draft } = useDraftNow(id);
  const isTooExpensive = balance !== null && balance.balance < costOf(tokenCost);
  return (
    <>
      <Button
        look="ai"
        icon={<Sparkles aria-hidden size={20} />}
        busy={isStarting}
        disabled={isTooExpensive || runId !== null}
        onClick={draft}
      >
        {t(isFree ? 'toolset.layOutStarter' : 'toolset.draftWithAi')}
      </Button>
      <p className="text-label text-muted">
        {isFree
          ? t('toolset.costsNothing')
          : balance
            ? t('project.price', {
                count: tokenCost,
                price: formatNumber(tokenCost),
                balance: formatNumber(balance.balance),
              })
            : t('toolset.cost', { count: tokenCost, amount: formatNumber(tokenCost) })}
        {isTooExpensive && <strong className="block text-error">{t('toolset.tooExpensive')}</strong>}
      </p>
    </>
  );
}
