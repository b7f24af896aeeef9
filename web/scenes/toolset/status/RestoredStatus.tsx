import History from 'lucide-react/icons/history';
import { useTranslation } from 'react-i18next';

import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { StatusAction } from '#web/toolsets/StatusAction.tsx';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

/** Unsaved work of an earlier visit was restored. */
export function RestoredStatus() {
  const { t } = useTranslation();
  return (
    <StatusRow look="own" icon={<History aria-hidden size={14} />} state={t('toolset.restoredTitle')}>
      <span className="max-desktop:hidden">{t('toolset.restoredText')}</span>
      <StatusAction onClick={() => toolsetScreen.document?.acceptRestored()}>{t('toolset.keepRestored')}</StatusAction>
      <StatusAction onClick={() => toolsetScreen.document?.deleteUnsaved()}>{t('toolset.dropRestored')}</StatusAction>
    </StatusRow>
  );
}
