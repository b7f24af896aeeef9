import { useId, type ReactNode } from 'react';

export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-3xl bg-raised p-6 shadow-raised desktop:p-8">
      <h2 id={id} className="mb-5 text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
