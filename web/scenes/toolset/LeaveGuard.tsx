import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { save } from '../../stores/toolset-document/save.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';

/** Asks before unsaved changes are left, by navigation or by closing the tab. */
export function LeaveGuard() {
  const { t } = useTranslation();
  const { dirty } = useSnapshot(toolsetScreen);
  const [saving, setSaving] = useState(false);
  // Reads the store and not the snapshot: a save may have ended since the last render.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return (
      toolsetScreen.dirty && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/login'
    );
  });

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  if (blocker.state !== 'blocked') return null;

  async function saveAndLeave() {
    setSaving(true);
    const saved = await save();
    setSaving(false);
    if (saved) blocker.proceed?.();
    else blocker.reset?.();
  }

  return (
    <Dialog
      open
      title={t('leave.title')}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button look="quiet" onClick={() => blocker.reset()}>
            {t('leave.stay')}
          </Button>
          <Button onClick={() => blocker.proceed()}>{t('leave.leave')}</Button>
          <Button look="strong" busy={saving} onClick={() => void saveAndLeave()}>
            {t('leave.saveAndLeave')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
