import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { generationPrice } from '#engine/generation/generationPrice.ts';
import { fieldWords } from '#engine/toolset/fieldWords.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';

import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { formatNumber } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { configuration } from '../../stores/configuration.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { useDraftCost } from '../../stores/useDraftCost.ts';
import { answerPending } from './pendingGeneration.ts';

interface RegenerateDialogProps {
  definition: ToolsetDefinition;
  fields: readonly string[] | null;
  onClose: () => void;
}

/** Asks before a draft overwrites content. */
export function RegenerateDialog({ definition, fields, onClose }: RegenerateDialogProps) {
  const { t } = useTranslation();
  const { dirty } = useSnapshot(toolsetScreen);
  const language = useLanguage();
  const { balance } = useSnapshot(configuration);
  const { isFree } = useDraftCost();
  const cost = generationPrice(definition, fields ?? undefined);
  const names = fields?.map((pointer) => fieldWords(definition, language)(pointer).title);
  return (
    <ConfirmDialog
      title={t('toolset.regenerateQuestion')}
      text={[
        names
          ? t('toolset.regenerateFieldsText', { fields: new Intl.ListFormat(language).format(names) })
          : t(dirty ? 'toolset.regenerateDirtyText' : 'toolset.regenerateText'),
        isFree ? t('toolset.costsNothing') : t('toolset.cost', { count: cost, amount: formatNumber(cost) }),
        balance && !isFree && t('toolset.balance', { count: balance.balance, amount: formatNumber(balance.balance) }),
      ]
        .filter(Boolean)
        .join(' ')}
      confirm={t('toolset.regenerate')}
      onConfirm={() => answerPending(true)}
      onClose={onClose}
    />
  );
}
