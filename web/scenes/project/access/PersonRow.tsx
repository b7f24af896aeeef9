import type { ReactNode } from 'react';

import { classNames } from '#web/components/classNames.ts';
import { initialsOf } from '#web/components/initialsOf.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';

interface PersonRowProps {
  name: string;
  details: ReactNode;
  /** Invited, and yet to join. */
  isWaiting?: boolean;
  children?: ReactNode;
}

/** Somebody who may open the project, or is invited: who they are, and beside it what can be done. */
export function PersonRow({ name, details, isWaiting = false, children }: PersonRowProps) {
  const initial = initialsOf(name, useLanguage()).slice(0, 1);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span
        aria-hidden
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-full font-semibold',
          isWaiting ? 'border-2 border-dashed border-frame text-muted' : 'bg-primary-tonal text-on-primary-tonal',
        )}
      >
        {initial}
      </span>
      <span className="min-w-0 flex-1 basis-32">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm wrap-anywhere text-muted">{details}</span>
      </span>
      {children && <span className="flex items-center gap-2 max-desktop:ml-auto">{children}</span>}
    </li>
  );
}
