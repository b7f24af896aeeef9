import BookOpen from 'lucide-react/icons/book-open';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Leads quietly from a page to the article that tells more about it. */
export function GuideLink({ article, children }: { article: string; children: ReactNode }) {
  return (
    <Link
      to={`/user/article/${article}`}
      className="inline-block font-semibold text-primary underline-offset-4 hover:underline"
    >
      <BookOpen aria-hidden size={16} className="mr-1.5 inline align-[-0.15em]" />
      {children}
    </Link>
  );
}
