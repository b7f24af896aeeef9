import { createContext, use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { articlePath } from '#web/paths.ts';

/** Opens an article in place, where a text is not a page of its own, such as in a dialog. */
export const OpenArticle = createContext<((id: string) => void) | null>(null);

const look = 'font-medium text-primary underline decoration-outline-strong underline-offset-4 hover:decoration-2';

/** A link to an article, an external site or a mailbox; any other address is rendered as text. */
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
      <Link to={articlePath(article)} className={look}>
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
