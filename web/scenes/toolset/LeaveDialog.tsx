import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { save } from '#web/stores/toolset-document/save.ts';
import { useMay } from '#web/stores/useMay.ts';

/** What to do with unsaved changes; closing it stays on the page. */
export function LeaveDialog({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  const { edit } = useMay();
  const [saving, setSaving] = useState(false);

  async function saveAndLeave() {
    setSaving(true);
    const saved = await save();
    setSaving(false);
    if (saved) onLeave();
    else onClose();
  }

  return (
    <Dialog
      open
      title={t('leave.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('leave.stay')}
          </Button>
          <Button onClick={onLeave}>{t('leave.leave')}</Button>
          {edit && (
            <Button look="strong" busy={saving} onClick={() => void saveAndLeave()}>
              {t('leave.saveAndLeave')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
