import type { ReactNode } from 'react';

import { classNames } from '#web/components/classNames.ts';
import { statusLink } from '#web/components/statusLink.ts';

interface StatusActionProps {
  children: ReactNode;
  disabled?: boolean;
  busy?: boolean;
  onClick: () => void;
}

/** An action of the status line, which looks like a link. */
export function StatusAction({ children, disabled = false, busy = false, onClick }: StatusActionProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={classNames('touch-room cursor-pointer', statusLink)}
    >
      {children}
    </button>
  );
}
