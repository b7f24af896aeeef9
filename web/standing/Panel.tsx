import { type ReactNode, useId } from 'react';

import { classNames } from '#web/components/classNames.ts';

interface PanelProps {
  title: string;
  /** Beside the title, such as what it is computed from or a link to more. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card of the page with its heading. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'flex flex-col rounded-[1.25rem] border border-outline bg-raised p-5 shadow-raised desktop:p-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {aside && <div className="text-label text-muted">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
