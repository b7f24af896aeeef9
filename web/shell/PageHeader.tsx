import type { ReactNode } from 'react';

import { PageTitle } from './PageTitle.tsx';

interface PageHeaderProps {
  title: string;
  intro?: ReactNode;
  /** Stands above the title, such as the way back. */
  above?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, intro, above, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <PageTitle title={title} />
      <div className="min-w-0 flex-1 basis-80">
        {above && <div className="mb-2 text-sm text-muted">{above}</div>}
        <h1
          tabIndex={-1}
          className="text-[28px] leading-tight font-bold tracking-tight wrap-anywhere outline-none desktop:text-[34px]"
        >
          {title}
        </h1>
        {intro && <div className="mt-3 max-w-2xl text-[16px] leading-relaxed text-muted">{intro}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
