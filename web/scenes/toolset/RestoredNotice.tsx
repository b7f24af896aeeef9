import History from 'lucide-react/icons/history';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';

export function RestoredNotice() {
  const { t } = useTranslation();
  const { restored } = useSnapshot(toolsetScreen);
  if (!restored) return null;
  return (
    <Notice
      kind="info"
      icon={<History aria-hidden size={20} />}
      title={t('toolset.restoredTitle')}
      actions={
        <>
          <Button size="small" look="quiet" onClick={() => toolsetScreen.document?.dropUnsaved()}>
            {t('toolset.dropRestored')}
          </Button>
          <Button size="small" onClick={() => toolsetScreen.document?.acceptRestored()}>
            {t('toolset.keepRestored')}
          </Button>
        </>
      }
    >
      {t('toolset.restoredText')}
    </Notice>
  );
}
