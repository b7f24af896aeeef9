import type { ButtonHTMLAttributes, ReactNode } from 'react';

import { buttonStyle, type ButtonLook } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  icon?: ReactNode;
  /** Shows that the press was heard; a second press does nothing. */
  busy?: boolean;
}

export function Button({ look, size, wide, icon, busy = false, children, className, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      className={buttonStyle({ look, size, wide }, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
