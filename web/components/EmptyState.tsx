import type { ReactNode } from 'react';

import { SeedIllustration } from './SeedIllustration.tsx';

interface EmptyStateProps {
  title: string;
  text?: string;
  action?: ReactNode;
  illustration?: ReactNode;
}

export function EmptyState({ title, text, action, illustration = <SeedIllustration /> }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-3xl border border-dashed border-outline px-6 py-12 text-center">
      {illustration}
      <p className="mt-6 text-lg font-semibold">{title}</p>
      {text && <p className="mt-2 max-w-md text-base leading-relaxed text-muted">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
