import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { cancelRunning } from '../../stores/toolset-document/generate.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { useGenerationProgress } from './useGenerationProgress.ts';

export function GenerationNotice() {
  const { t } = useTranslation();
  const { generation } = useSnapshot(toolsetScreen);
  const progress = useGenerationProgress();
  if (!generation || !progress) return null;
  return (
    <div className="low:static z-20 desktop:sticky desktop:top-(--header-height)">
      <Notice
        kind="info"
        icon={<Spinner size={20} />}
        title={progress.words}
        actions={
          <Button
            size="small"
            busy={generation.cancelling}
            disabled={!generation.id}
            onClick={() => void cancelRunning()}
          >
            {t('toolset.cancel')}
          </Button>
        }
      >
        {t('toolset.generation.hint')}
        <ProgressBar
          className="mt-3 bg-raised"
          label={t('toolset.generation.progress')}
          {...(progress.part !== undefined && { value: progress.part })}
        />
      </Notice>
    </div>
  );
}
