import Archive from 'lucide-react/icons/archive';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { bringBack, forgetSetAside } from '../../stores/toolset-document/conflict.ts';
import { openDocument } from '../../stores/toolset-document/state.ts';

/** The side of a conflict that was not taken is still there. */
export function SetAsideNotice() {
  const { t } = useTranslation();
  const { setAside } = useSnapshot(openDocument);
  if (!setAside) return null;
  return (
    <Notice
      kind="info"
      icon={<Archive aria-hidden size={20} />}
      title={t('toolset.setAsideTitle')}
      actions={
        <>
          <Button size="small" look="quiet" onClick={forgetSetAside}>
            {t('toolset.setAsideForget')}
          </Button>
          <Button size="small" onClick={bringBack}>
            {t('toolset.setAsideShow')}
          </Button>
        </>
      }
    >
      {t('toolset.setAsideText')}
    </Notice>
  );
}
