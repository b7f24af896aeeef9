import { Description } from '@headlessui/react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { focusHeading } from './focusHeading.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The button's text: the action's verb, not "OK". */
  confirm: string;
  /** The safe button's text, where "Cancel" could be taken for the action. */
  keep?: string;
  danger?: boolean;
  /** What people should know before they decide. */
  children?: ReactNode;
  /** That is not known yet: nothing can be confirmed. */
  waits?: boolean;
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}

export function ConfirmDialog({
  title,
  text,
  confirm,
  keep,
  danger = false,
  children,
  waits,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);

  async function go() {
    setBusy(true);
    await onConfirm();
    // Gone before the timeout, which React's own schedule does not promise.
    flushSync(onClose);
    // What had the focus before may be gone now. Deferred until after the dialog has tried to restore the focus.
    setTimeout(() => {
      if (document.activeElement === document.body) focusHeading();
    });
  }

  return (
    <Dialog
      open
      isLong={children !== undefined}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {keep ?? t('action.cancel')}
          </Button>
          <Button look={danger ? 'destructive' : 'strong'} busy={busy} disabled={waits} onClick={() => void go()}>
            {confirm}
          </Button>
        </>
      }
    >
      <Description>{text}</Description>
      {children}
    </Dialog>
  );
}
