import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { keepMine } from '../../stores/toolset-document/save.ts';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';

/** Asks which version to go on with where another save changed the same fields. The other one is kept on the device. */
export function ConflictDialog() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);

  async function keep() {
    setBusy(true);
    await keepMine();
    setBusy(false);
  }

  return (
    <Dialog
      open
      mustChoose
      title={t('conflict.title')}
      onClose={() => {}}
      actions={
        <>
          <Button onClick={() => toolsetScreen.document?.takeTheirs()}>{t('conflict.loadTheirs')}</Button>
          <Button look="strong" busy={busy} onClick={() => void keep()}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <p>{t('conflict.nothingLost')}</p>
    </Dialog>
  );
}
