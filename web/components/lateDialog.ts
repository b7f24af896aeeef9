import type { ComponentType } from 'react';

import { NetworkError } from '#web/api/NetworkError.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

import { latePart } from './latePart.tsx';

/**
 * A dialog whose code is loaded when it is first opened. When that fails, a message says so and `onClose` is called:
 * the page below keeps its input, and the dialog can be opened again.
 */
export const lateDialog = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  latePart(load, {
    // What a key opens must not get that key as well.
    isKept: false,
    onLoad: tellFocus,
    onFailure: (error, { onClose }) => {
      reportFailure(new NetworkError(error));
      onClose();
    },
  });

/**
 * Headless UI gives the focus back to the element that it last saw receive it. When its code comes with the dialog, it
 * has not yet seen the one that opened it.
 */
function tellFocus(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focus'));
}
