import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';

import type { GenerationError } from '#engine/protocol/generation.ts';
import { tryGenerationAgain } from '#web/stores/toolset-document/generate.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { StatusAction } from '#web/toolsets/StatusAction.tsx';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

/** The server's explanation of a failed generation, with the option to retry. */
export function FailureStatus({ failure }: { failure: GenerationError }) {
  const { t } = useTranslation();
  return (
    <StatusRow look="error" alert icon={<CircleAlert aria-hidden size={14} />} state={failure.title}>
      <span>{failure.message}</span>
      <StatusAction onClick={() => void tryGenerationAgain()}>{t('action.tryAgain')}</StatusAction>
      <StatusAction onClick={() => (toolsetScreen.failure = null)}>{t('action.dismiss')}</StatusAction>
    </StatusRow>
  );
}
