import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { generationPrice } from '#engine/generation/generationPrice.ts';
import { Button } from '#web/components/Button.tsx';
import { ButtonLink } from '#web/components/ButtonLink.tsx';
import { BuyTokensLink } from '#web/components/BuyTokensLink.tsx';
import { PlanWarning } from '#web/components/PlanWarning.tsx';
import { formatNumber } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { requestGeneration } from '#web/scenes/toolset/pendingGeneration.ts';
import { project } from '#web/stores/project.ts';
import { projectGeneration } from '#web/stores/projectGeneration.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useDraftCost } from '#web/stores/useDraftCost.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useToolsetTitle } from '#web/toolsets/useToolsetTitle.ts';

interface DraftActionProps {
  definition: ToolsetDefinition;
  /** What it cannot be drafted without; the first of it is the way on. */
  missing: readonly string[];
}

/** The button that has an empty toolset drafted, with its price, and whatever speaks against it. */
export function DraftAction({ definition, missing }: DraftActionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleOf = useToolsetTitle();
  const { projectId, generation } = useSnapshot(toolsetScreen);
  const { current } = useSnapshot(project);
  const { id: runId } = useSnapshot(projectGeneration);
  const { isFree, costOf, balance, sayCost } = useDraftCost();
  const [first] = missing;
  if (first !== undefined)
    return (
      <ButtonLink look="strong" to={toolsetPath(projectId, first)}>
        {t('toolset.empty.goTo', { toolset: titleOf(first) })}
      </ButtonLink>
    );
  const price = generationPrice(definition, undefined);
  const isTooExpensive = balance !== null && balance < costOf(price);
  const isOtherLanguage = current && current.language !== language;
  return (
    <>
      <Button
        look="strong"
        icon={<Sparkles aria-hidden size={20} />}
        busy={generation !== null}
        disabled={isTooExpensive || runId !== null}
        onClick={() => requestGeneration(null)}
      >
        <span>
          <span>{t(isFree ? 'toolset.layOutStarter' : 'toolset.empty.draft')} </span>
          {!isFree && (
            <span className="ml-1 font-medium whitespace-nowrap opacity-85">
              {t('toolset.writing.price', { count: price, amount: formatNumber(price) })}
            </span>
          )}
        </span>
      </Button>
      <div className="order-last flex basis-full flex-col gap-1 text-label text-pretty text-muted empty:hidden">
        {isFree && <p>{t('toolset.empty.starter')}</p>}
        {!isFree && current?.owner && <p>{sayCost(price)}</p>}
        {isOtherLanguage && <p>{t(`toolset.draftLanguage.${current.language}`)}</p>}
        {isTooExpensive && (
          <p className="text-error">
            <strong>{t('toolset.tooExpensive')}</strong> <BuyTokensLink />
          </p>
        )}
        {balance !== null && !isFree && !isTooExpensive && <PlanWarning compact />}
      </div>
    </>
  );
}
