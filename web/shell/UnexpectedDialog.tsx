import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';

/** Dialog for errors that cannot be retried where they happened. */
export function UnexpectedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={t('error.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <p>{t('error.message')}</p>
    </Dialog>
  );
}
