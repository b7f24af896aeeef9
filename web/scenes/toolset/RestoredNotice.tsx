import History from 'lucide-react/icons/history';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { acceptRestored, dropUnsaved } from '../../stores/toolset-document/edit.ts';
import { openDocument } from '../../stores/toolset-document/state.ts';

export function RestoredNotice() {
  const { t } = useTranslation();
  const { restored } = useSnapshot(openDocument);
  if (!restored) return null;
  return (
    <Notice
      kind="info"
      icon={<History aria-hidden size={20} />}
      title={t('toolset.restoredTitle')}
      actions={
        <>
          <Button size="small" look="quiet" onClick={dropUnsaved}>
            {t('toolset.dropRestored')}
          </Button>
          <Button size="small" onClick={acceptRestored}>
            {t('toolset.keepRestored')}
          </Button>
        </>
      }
    >
      {t('toolset.restoredText')}
    </Notice>
  );
}
