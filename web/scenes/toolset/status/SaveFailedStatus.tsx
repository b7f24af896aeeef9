import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { save } from '#web/stores/toolset-document/save.ts';
import { saveWhenBack } from '#web/stores/toolset-document/saveWhenBack.ts';
import { StatusAction } from '#web/toolsets/StatusAction.tsx';
import { StatusRow } from '#web/toolsets/StatusRow.tsx';

/** The server could not be reached to save; nothing that was written is lost, and it is saved once it answers again. */
export function SaveFailedStatus() {
  const { t } = useTranslation();
  useEffect(saveWhenBack, []);
  return (
    <StatusRow look="error" alert icon={<TriangleAlert aria-hidden size={14} />} state={t('toolset.saveFailed')}>
      <span>{t('toolset.saveFailedText')}</span>
      <StatusAction onClick={() => void save({ confirm: true })}>{t('action.tryAgain')}</StatusAction>
    </StatusRow>
  );
}
