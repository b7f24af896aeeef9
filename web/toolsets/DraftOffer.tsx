import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { BuyTokensLink } from '#web/components/BuyTokensLink.tsx';
import { PlanWarning } from '#web/components/PlanWarning.tsx';
import { formatNumber } from '#web/i18n/formats.ts';
import { project } from '#web/stores/project.ts';
import { projectGeneration } from '#web/stores/projectGeneration.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';

interface DraftOfferProps {
  tokens: number;
  look: 'ai' | 'strong';
  busy?: boolean;
  /** Such as while something is missing that it is drafted from. */
  disabled?: boolean;
  onDraft: () => void;
}

/** The button that has a whole toolset drafted, with what that costs and in which language it will be. */
export function DraftOffer({ tokens, look, busy = false, disabled = false, onDraft }: DraftOfferProps) {
  const { t } = useTranslation();
  const { isFree, costOf, balance, sayCost } = useDraftCost();
  const { id: runId } = useSnapshot(projectGeneration);
  const { current } = useSnapshot(project);
  const isTooExpensive = balance !== null && balance < costOf(tokens);
  return (
    <>
      <Button
        look={look}
        icon={<Sparkles aria-hidden size={20} />}
        busy={busy}
        disabled={disabled || isTooExpensive || runId !== null}
        onClick={onDraft}
      >
        {t(isFree ? 'toolset.layOutStarter' : 'toolset.draftWithAi')}
      </Button>
      <p className="text-label text-muted">
        <span>
          {isFree || balance === null
            ? sayCost(tokens)
            : t('project.price', { count: tokens, price: formatNumber(tokens), balance: formatNumber(balance) })}
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
