import { Dialog as Frame, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Buttons, the safe choice first. */
  actions: ReactNode;
  onClose: () => void;
  /** For choices that may lose data: neither Escape nor a click outside closes the dialog. */
  mustChoose?: boolean;
}

export function Dialog({ open, title, children, actions, onClose, mustChoose = false }: DialogProps) {
  return (
    <Frame
      open={open}
      onClose={mustChoose ? () => {} : onClose}
      role={mustChoose ? 'alertdialog' : 'dialog'}
      className="fixed inset-0 z-50"
    >
      <DialogBackdrop className="fixed inset-0 animate-fade bg-black/45" />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-4 max-desktop:items-end max-desktop:px-0 max-desktop:pb-0">
        <DialogPanel className="w-full max-w-xl animate-rise rounded-3xl bg-raised p-6 shadow-overlay max-desktop:max-w-none max-desktop:rounded-b-none desktop:p-8">
          <DialogTitle className="text-xl font-bold">{title}</DialogTitle>
          <div className="mt-3 flex flex-col gap-4 text-base leading-relaxed text-muted">{children}</div>
          <div className="mt-8 flex flex-wrap justify-end gap-3 max-desktop:*:grow">{actions}</div>
        </DialogPanel>
      </div>
    </Frame>
  );
}
