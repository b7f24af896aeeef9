import Archive from 'lucide-react/icons/archive';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';

/** Offers the version that was not chosen in a conflict. */
export function SetAsideNotice() {
  const { t } = useTranslation();
  const { hasSetAside } = useSnapshot(toolsetScreen);
  if (!hasSetAside) return null;
  return (
    <Notice
      kind="info"
      icon={<Archive aria-hidden size={20} />}
      title={t('toolset.setAsideTitle')}
      actions={
        <>
          <Button size="small" look="quiet" onClick={() => toolsetScreen.document?.forgetSetAside()}>
            {t('toolset.setAsideForget')}
          </Button>
          <Button size="small" onClick={() => toolsetScreen.document?.bringBack()}>
            {t('toolset.setAsideShow')}
          </Button>
        </>
      }
    >
      {t('toolset.setAsideText')}
    </Notice>
  );
}
