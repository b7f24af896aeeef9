import { type ReactNode, useRef } from 'react';

import { classNames } from './classNames.ts';
import { useFocusHandover } from './useFocusHandover.ts';

interface NoticeProps {
  kind: 'info' | 'advice' | 'error' | 'success';
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announced when it appears (live region); for events while a person works. */
  live?: boolean;
}

const looks = {
  info: 'bg-secondary-tonal text-on-secondary-tonal',
  advice: 'bg-tertiary-tonal text-on-tertiary-tonal',
  error: 'bg-error-tonal text-on-error-tonal',
  success: 'bg-success-tonal text-on-success-tonal',
};

export function Notice({ kind, icon, title, children, actions, live = false }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusHandover(box);
  return (
    <div
      ref={box}
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
      className={classNames(
        'tonal-of-ground flex flex-col gap-3 rounded-2xl px-5 py-4 desktop:flex-row desktop:items-center',
        looks[kind],
      )}
    >
      <div className="flex flex-1 gap-3">
        {icon && <span className="mt-0.5 shrink-0">{icon}</span>}
        <div className="min-w-0 flex-1 text-base leading-snug">
          <p className="font-semibold">{title}</p>
          {children && <div className="mt-1">{children}</div>}
        </div>
      </div>
      {actions && (
        <div className={classNames('flex flex-wrap gap-2', Boolean(icon) && 'max-desktop:pl-8')}>{actions}</div>
      )}
    </div>
  );
}
