import BookOpen from 'lucide-react/icons/book-open';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { articlePath } from '#web/paths.ts';

/** An unobtrusive link from a page to its article in the help centre. */
export function GuideLink({ article, children }: { article: string; children: ReactNode }) {
  return (
    <Link
      to={articlePath(article)}
      className="inline-block font-semibold text-primary underline-offset-4 hover:underline"
    >
      <BookOpen aria-hidden size={16} className="mr-1.5 inline align-[-0.15em]" />
      {children}
    </Link>
  );
}
