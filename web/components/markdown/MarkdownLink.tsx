import { createContext, use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Where a text does not stand on a page of its own, such as in a dialog: opens another article in its place. */
export const OpenArticle = createContext<((id: string) => void) | null>(null);

const look = 'font-medium text-primary underline decoration-outline-strong underline-offset-4 hover:decoration-2';

/** Leads to an article, to the web or to a mailbox; anything else stays mere words. */
export function MarkdownLink({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  const openArticle = use(OpenArticle);
  const article = /^article:([a-z0-9-]+)$/.exec(href)?.[1];
  if (article && openArticle) {
    return (
      <button type="button" className={`cursor-pointer ${look}`} onClick={() => openArticle(article)}>
        {children}
      </button>
    );
  }
  if (article) {
    return (
      <Link to={`/user/article/${article}`} className={look}>
        {children}
      </Link>
    );
  }
  if (!href) return <>{children}</>;
  return (
    <a href={href} rel="noopener noreferrer" className={look}>
      {children}
    </a>
  );
}
