import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';

import { ChangeList } from './ChangeList.tsx';

interface ChangesDialogProps extends Omit<ComponentProps<typeof ChangeList>, 'onGoTo'> {
  title: string;
  /** Whether each change has the way to its field. */
  leads: boolean;
  onClose: () => void;
}

/** Changes of a toolset, to be read, with the way to each field. */
export function ChangesDialog({ title, leads, onClose, ...list }: ChangesDialogProps) {
  const { t } = useTranslation();

  const goTo = (pointer: string) => {
    onClose();
    // The dialog gives the focus back first.
    setTimeout(() => list.document.editable.requestFocus(pointer));
  };

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <Button look="strong" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <ChangeList {...list} onGoTo={leads ? goTo : undefined} />
    </Dialog>
  );
}
