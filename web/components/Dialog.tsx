import { Dialog as Frame, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';

import { classNames } from './classNames.ts';

interface DialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Buttons, the safe choice first. */
  actions: ReactNode;
  onClose: () => void;
  /** wide: two columns beside each other. */
  size?: 'normal' | 'wide';
  /** Beside the buttons, such as a count of what is chosen. */
  note?: ReactNode;
  /** Long: the text scrolls between the title and the buttons. */
  isLong?: boolean;
  /** For choices that may lose data: neither Escape nor a click outside closes the dialog. */
  mustChoose?: boolean;
}

export function Dialog({
  open,
  title,
  children,
  actions,
  onClose,
  size = 'normal',
  note,
  isLong = false,
  mustChoose = false,
}: DialogProps) {
  return (
    <Frame
      open={open}
      onClose={mustChoose ? () => {} : onClose}
      role={mustChoose ? 'alertdialog' : 'dialog'}
      className="fixed inset-0 z-50"
    >
      <DialogBackdrop className="fixed inset-0 animate-fade bg-black/45" />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-4 max-desktop:items-end max-desktop:px-0 max-desktop:pb-0">
        <DialogPanel
          className={classNames(
            'w-full animate-rise rounded-3xl bg-raised p-6 shadow-overlay max-desktop:max-w-none max-desktop:rounded-b-none desktop:p-8',
            size === 'wide' ? 'max-w-4xl' : 'max-w-xl',
            isLong && 'flex max-h-[calc(100dvh-2rem)] flex-col',
          )}
        >
          <DialogTitle className="text-xl font-bold">{title}</DialogTitle>
          <div
            className={classNames(
              'mt-3 flex flex-col gap-4 text-base leading-relaxed text-muted',
              isLong && '-mx-2 min-h-0 overflow-y-auto px-2 pb-1',
            )}
          >
            {children}
          </div>
          <div
            className={classNames(
              'flex flex-wrap items-center justify-end gap-3 max-desktop:*:grow',
              isLong ? 'mt-4 desktop:mt-6' : 'mt-8',
            )}
          >
            {note && (
              <p aria-live="polite" className="mr-auto text-sm text-muted max-desktop:basis-full">
                {note}
              </p>
            )}
            {actions}
          </div>
        </DialogPanel>
      </div>
    </Frame>
  );
}
