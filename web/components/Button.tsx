import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';

import { buttonStyle, type ButtonLook } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  icon?: ReactNode;
  /** Shows a spinner and ignores clicks. */
  busy?: boolean;
  /** Like `disabled`, but keeps the focus. */
  inactive?: boolean;
}

export function Button({
  look,
  size,
  wide,
  icon,
  busy = false,
  inactive = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled` while busy, which would drop the focus from the button just pressed.
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || inactive || undefined}
      onClick={busy || inactive ? ignore : onClick}
      className={buttonStyle({ look, size, wide }, className)}
    >
      {busy ? <Spinner /> : icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault(); // prevents submitting the form
}
