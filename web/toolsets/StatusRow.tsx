import { type ReactNode, useRef } from 'react';

import { classNames } from '#web/components/classNames.ts';
import { useFocusHandover } from '#web/components/useFocusHandover.ts';

const looks = {
  plain: '',
  own: 'bg-primary-tonal text-on-primary-tonal',
  ai: 'bg-secondary-tonal text-on-secondary-tonal',
  attention: 'bg-tertiary-tonal text-on-tertiary-tonal',
  error: 'bg-error-tonal text-on-error-tonal',
};

interface StatusRowProps {
  look: keyof typeof looks;
  icon: ReactNode;
  state: string;
  children?: ReactNode;
  /** Announced at once, for failures. */
  alert?: boolean;
}

/** A state as a chip, a sentence about it, and what can be done. */
export function StatusRow({ look, icon, state, children, alert = false }: StatusRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useFocusHandover(row);
  return (
    <div
      ref={row}
      role={alert ? 'alert' : undefined}
      className="flex min-h-7 max-w-full min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-muted"
    >
      <span
        className={classNames(
          'inline-flex items-center gap-1.5 font-semibold',
          look === 'plain' ? 'text-text' : 'rounded-full px-2.5 py-1 text-xs',
          looks[look],
        )}
      >
        {icon}
        {state}
      </span>
      {children}
    </div>
  );
}
