import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';

import { buttonStyle, type ButtonLook } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  icon?: ReactNode;
  /** Shows that the press was heard; a second press does nothing. */
  busy?: boolean;
}

export function Button({ look, size, wide, icon, busy = false, children, className, onClick, ...rest }: ButtonProps) {
  // Not `disabled` while busy: that would take the focus away from whoever has just pressed it.
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={buttonStyle({ look, size, wide }, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault(); // nor does it send a form
}
