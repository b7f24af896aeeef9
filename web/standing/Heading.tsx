import type { ReactNode } from 'react';

interface HeadingProps {
  id: string;
  title: string;
  /** Quieter, after the title. */
  note?: ReactNode;
  /** At the end of the line. */
  aside?: ReactNode;
}

/** Of a part of the page that is no card itself. */
export function Heading({ id, title, note, aside }: HeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {note && <p className="text-label text-muted max-desktop:hidden">{note}</p>}
      {aside && <div className="ml-auto text-label">{aside}</div>}
    </div>
  );
}

/** Class names of a link beside a heading. */
export const asideLink =
  'inline-flex min-h-6 items-center font-medium underline decoration-frame underline-offset-4 hover:decoration-current max-desktop:min-h-11';
