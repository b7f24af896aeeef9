import type { ButtonHTMLAttributes } from 'react';

import { classNames } from './classNames.ts';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-10 shrink-0 cursor-pointer max-desktop:size-11 place-items-center rounded-full text-text hover:bg-field disabled:opacity-50',
        className,
      )}
    >
      {children}
    </button>
  );
}
