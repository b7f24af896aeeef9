import type { ReactNode } from 'react';

import { latePart } from './latePart.tsx';
import { PageTitle } from './PageTitle.tsx';

// Few pages are missing.
const SignpostIllustration = latePart(async () => (await import('./SignpostIllustration.tsx')).SignpostIllustration);

/** "Not found": what happened, and a link onwards. */
export function MissingView({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <div className="flex flex-col items-center py-16 text-center">
      <PageTitle title={title} />
      <div className="h-33">
        <SignpostIllustration />
      </div>
      <h1 tabIndex={-1} className="mt-6 text-2xl font-bold outline-none">
        {title}
      </h1>
      <p className="mt-3 mb-8 max-w-md leading-relaxed text-muted">{text}</p>
      {action}
    </div>
  );
}
