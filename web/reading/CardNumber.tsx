import type { ReactNode } from 'react';

/** The number of an item, which its place in the picture bears too. */
export function CardNumber({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-full bg-primary text-xs font-semibold text-on-primary"
    >
      {children}
    </span>
  );
}
