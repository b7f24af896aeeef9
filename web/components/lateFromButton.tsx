import type { ButtonHTMLAttributes, ComponentType, ReactNode, RefObject } from 'react';

import { NetworkError } from '#web/api/NetworkError.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';

import { latePart } from './latePart.tsx';

export interface FromButton {
  /** The button, which stands there before and after. */
  button: ButtonHTMLAttributes<HTMLButtonElement> & { ref: RefObject<HTMLButtonElement | null> };
  /** The button's content. */
  shown: ReactNode;
  disabled?: boolean;
}

/**
 * What a button opens, such as a menu, and whose code is loaded when it is first opened: most are never opened, and a
 * long form has a hundred of them. When that fails, a message says so, and the button can be pressed again.
 *
 * @param open Opens it, once it has taken the button's place.
 */
export const lateFromButton = <Props extends FromButton>(
  kind: 'menu' | 'listbox',
  load: () => Promise<ComponentType<Props>>,
  open: (button: HTMLButtonElement) => void,
) =>
  latePart(load, {
    comes: 'when asked',
    isKept: false,
    placeholder: ({ button, shown, disabled }, { prepare, show }) => (
      <button
        {...button}
        type="button"
        aria-haspopup={kind}
        aria-expanded="false"
        disabled={disabled}
        onPointerEnter={prepare}
        onClick={show}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show();
        }}
      >
        {shown}
      </button>
    ),
    onShown: ({ button }) => {
      if (!button.ref.current) return;
      button.ref.current.focus();
      open(button.ref.current);
    },
    onFailure: (error) => reportFailure(new NetworkError(error)),
  });
