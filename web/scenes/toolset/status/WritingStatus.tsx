import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Spinner } from '#web/components/Spinner.tsx';
import { useGenerationProgress } from '#web/scenes/toolset/useGenerationProgress.ts';
import { cancelRunning } from '#web/stores/toolset-document/generate.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { StatusAction } from '#web/toolsets/StatusAction.tsx';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

/** AI is writing. Not a live region: GenerationAnnouncer announces it. */
export function WritingStatus() {
  const { t } = useTranslation();
  const { generation } = useSnapshot(toolsetScreen);
  const progress = useGenerationProgress();
  if (!generation || !progress) return null;
  return (
    <StatusRow look="ai" icon={<Spinner size={14} />} state={progress.words}>
      <span className="max-desktop:hidden">{t('toolset.generation.hint')}</span>
      <StatusAction busy={generation.cancelling} disabled={!generation.id} onClick={() => void cancelRunning()}>
        {t('toolset.cancel')}
      </StatusAction>
    </StatusRow>
  );
}
