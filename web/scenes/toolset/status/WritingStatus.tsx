import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Spinner } from '../../../components/Spinner.tsx';
import { cancelRunning } from '../../../stores/toolset-document/generate.ts';
import { toolsetScreen } from '../../../stores/toolset-document/toolsetScreen.ts';
import { useGenerationProgress } from '../useGenerationProgress.ts';
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
