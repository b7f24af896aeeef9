import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';

import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

/**
 * Tells screen readers of a save, which the status line shows. The line itself is no live region: it would be read out
 * with every letter that is typed.
 */
export function SaveAnnouncer() {
  const { t } = useTranslation();
  const { saves, dirty } = useSnapshot(toolsetScreen);
  const [before] = useState(saves);
  return (
    <p role="status" className="sr-only">
      {/* Another save is said again. */}
      {saves > before && !dirty && <span key={saves}>{t('toolset.saved')}</span>}
    </p>
  );
}
