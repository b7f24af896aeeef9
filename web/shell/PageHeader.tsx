import type { ReactNode } from 'react';

import { classNames } from '#web/components/classNames.ts';
import { PageTitle } from '#web/components/PageTitle.tsx';

interface PageHeaderProps {
  title: string;
  /** Of the title, where it is not the page's language. */
  titleLang?: string | undefined;
  /** Document title, where the heading does not name the page. */
  pageTitle?: string;
  /** The parent of the page, such as a project, for the document title. */
  of?: string | undefined;
  intro?: ReactNode;
  /** Content above the title, such as a back link. */
  above?: ReactNode;
  /** Content beside the title, such as a status. */
  beside?: ReactNode;
  /** Lets the intro use the whole width, to take less height. */
  compact?: boolean;
  actions?: ReactNode;
}

export function PageHeader({
  title,
  titleLang,
  pageTitle = title,
  of,
  intro,
  above,
  beside,
  compact = false,
  actions,
}: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <PageTitle title={pageTitle} of={of} />
      <div className="min-w-0 flex-1 basis-80">
        {above && <div className="mb-2 text-sm text-muted">{above}</div>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 tabIndex={-1} lang={titleLang} className="text-3xl font-semibold wrap-anywhere outline-none">
            {title}
          </h1>
          {beside}
        </div>
        {intro && (
          <div
            className={classNames(
              'text-muted',
              compact ? 'mt-1.5 text-sm desktop:text-base' : 'mt-3 max-w-2xl text-base leading-relaxed',
            )}
          >
            {intro}
          </div>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
