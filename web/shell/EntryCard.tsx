import type { ReactNode } from 'react';

import { PageTitle } from '#web/components/PageTitle.tsx';

interface EntryCardProps {
  title: string;
  /** Document title, where the heading does not name the page. */
  pageTitle?: string;
  intro?: string;
  /** Announces the intro as an alert. */
  alert?: boolean;
  children: ReactNode;
}

export function EntryCard({ title, pageTitle = title, intro, alert = false, children }: EntryCardProps) {
  return (
    <section className="rounded-3xl bg-raised p-6 shadow-raised desktop:p-10">
      <PageTitle title={pageTitle} />
      <h1 tabIndex={-1} className="text-3xl leading-tight font-bold tracking-tight outline-none">
        {title}
      </h1>
      {intro && (
        <p role={alert ? 'alert' : undefined} className="mt-2 text-base leading-relaxed text-muted">
          {intro}
        </p>
      )}
      <div className="mt-7">{children}</div>
    </section>
  );
}
