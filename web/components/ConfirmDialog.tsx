import { Description } from '@headlessui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The button's text: the action's verb, not "OK". */
  confirm: string;
  danger?: boolean;
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}

export function ConfirmDialog({ title, text, confirm, danger = false, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);

  async function go() {
    setBusy(true);
    await onConfirm();
    onClose();
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button look={danger ? 'destructive' : 'strong'} busy={busy} onClick={() => void go()}>
            {confirm}
          </Button>
        </>
      }
    >
      <Description>{text}</Description>
    </Dialog>
  );
}
