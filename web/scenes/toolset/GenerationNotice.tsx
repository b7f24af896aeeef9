import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { cancelRunning } from '../../stores/toolset-document/generate.ts';
import { openDocument } from '../../stores/toolset-document/state.ts';

export function GenerationNotice() {
  const { t } = useTranslation();
  const { generation } = useSnapshot(openDocument);
  if (!generation) return null;
  const phase = generation.interrupted ? 'interrupted' : generation.streamed ? 'writing' : 'waiting';
  return (
    <div className="sticky top-[96px] z-20">
      <Notice
        kind="info"
        live
        icon={<Spinner size={20} />}
        title={t(`toolset.generation.${phase}`)}
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
        <ProgressBar className="mt-3 bg-raised" label={t('toolset.generation.progress')} />
      </Notice>
    </div>
  );
}
