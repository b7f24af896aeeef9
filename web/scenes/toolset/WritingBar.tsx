import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '#web/components/Button.tsx';
import { Spinner } from '#web/components/Spinner.tsx';
import { cancelRunning } from '#web/stores/toolset-document/generate.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { useGenerationProgress } from './useGenerationProgress.ts';

/** Replaces the save buttons on phones while AI writes, since the notice above the form is out of view there. */
export function WritingBar() {
  const { t } = useTranslation();
  const { generation } = useSnapshot(toolsetScreen);
  const progress = useGenerationProgress();
  if (!generation || !progress) return null;
  return (
    <div className="flex min-h-17 items-center gap-3 desktop:hidden">
      <Spinner size={20} />
      {/* Not a live region: GenerationAnnouncer announces it. */}
      <p className="line-clamp-2 min-w-0 flex-1 text-sm">{progress.words}</p>
      <Button busy={generation.cancelling} disabled={!generation.id} onClick={() => void cancelRunning()}>
        {t('toolset.cancel')}
      </Button>
    </div>
  );
}
