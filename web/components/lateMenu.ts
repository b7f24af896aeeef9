import type { ComponentType } from 'react';

import { type FromButton, lateFromButton } from './lateFromButton.tsx';

/** A menu whose code is loaded when its button is first used. */
export const lateMenu = <Props extends FromButton>(load: () => Promise<ComponentType<Props>>) =>
  lateFromButton('menu', load, (button) =>
    // Not a click, after which the arrow keys would begin at no entry.
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  );
