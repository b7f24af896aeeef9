import type { ReactNode } from 'react';

import { PageTitle } from './PageTitle.tsx';

export function EntryCard({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <section className="rounded-3xl bg-raised p-6 shadow-raised desktop:p-10">
      <PageTitle title={title} />
      <h1 tabIndex={-1} className="text-[26px] leading-tight font-bold tracking-tight outline-none">
        {title}
      </h1>
      {intro && <p className="mt-2 text-[15px] leading-relaxed text-muted">{intro}</p>}
      <div className="mt-7">{children}</div>
    </section>
  );
}
