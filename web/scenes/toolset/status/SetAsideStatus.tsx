import Archive from 'lucide-react/icons/archive';
import { useTranslation } from 'react-i18next';

import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { StatusAction } from '#web/toolsets/StatusAction.tsx';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

/** Offers the version that was not chosen in a conflict. */
export function SetAsideStatus() {
  const { t } = useTranslation();
  return (
    <StatusRow look="own" icon={<Archive aria-hidden size={14} />} state={t('toolset.setAsideTitle')}>
      <StatusAction onClick={() => toolsetScreen.document?.bringBack()}>{t('toolset.setAsideShow')}</StatusAction>
      <StatusAction onClick={() => toolsetScreen.document?.deleteSetAside()}>
        {t('toolset.setAsideForget')}
      </StatusAction>
    </StatusRow>
  );
}
