import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ToolsetSummary } from '#engine/protocol/toolset.ts';

import { Button } from '../../../components/Button.tsx';
import { BuyTokensLink } from '../../../components/BuyTokensLink.tsx';
import { formatNumber } from '../../../i18n/formats.ts';
import { project } from '../../../stores/project.ts';
import { projectGeneration } from '../../../stores/projectGeneration.ts';
import { useDraftCost } from '../../../stores/useDraftCost.ts';
import { PlanWarning } from '../../user/billing/PlanWarning.tsx';
import { useDraftNow } from './useDraftNow.ts';

/** Begins a draft of a toolset and opens its page, where one watches it being written. */
export function DraftNow({ summary: { id, tokenCost } }: { summary: ToolsetSummary }) {
  const { t } = useTranslation();
  const { isFree, costOf, balance, sayCost } = useDraftCost();
  const { id: runId } = useSnapshot(projectGeneration);
  const { isStarting, draft } = useDraftNow(id);
  const { current } = useSnapshot(project);
  const isTooExpensive = balance !== null && balance < costOf(tokenCost);
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
        <span>
          {isFree || balance === null
            ? sayCost(tokenCost)
            : t('project.price', {
                count: tokenCost,
                price: formatNumber(tokenCost),
                balance: formatNumber(balance),
              })}
        </span>
        {current && <> {t(`toolset.draftLanguage.${current.language}`)}</>}
        {isTooExpensive && (
          <span className="block text-error">
            <strong>{t('toolset.tooExpensive')}</strong> <BuyTokensLink />
          </span>
        )}
      </p>
      {balance !== null && !isFree && !isTooExpensive && <PlanWarning compact />}
    </>
  );
}
