import type { ReactNode } from 'react';

interface EvidenceCardProps {
  titleId: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of the page with its heading. */
export function EvidenceCard({ titleId, title, text, children }: EvidenceCardProps) {
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col overflow-hidden rounded-2xl border border-outline bg-raised"
    >
      <div className="px-5 pt-5 pb-3">
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        {text && <p className="text-label text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
