import ReactMarkdown, { type Components } from 'react-markdown';

import { MarkdownLink, OpenArticle } from './markdown/MarkdownLink.tsx';
import { markdownTables } from './markdown/markdownTables.ts';
import { numberHeadings } from './markdown/numberHeadings.ts';
import { safeAddress } from './markdown/safeAddress.ts';

interface MarkdownProps {
  text: string;
  /** Opens another article in the place of this one; without it, links between articles lead to their pages. */
  onOpenArticle?: (id: string) => void;
}

/**
 * A text in Markdown, from whomever: no HTML, no images, and links only to where people expect them. Brings its parser
 * along (some 35 kB), so it is always imported lazily.
 */
export function Markdown({ text, onOpenArticle }: MarkdownProps) {
  return (
    <OpenArticle value={onOpenArticle ?? null}>
      <div className="max-w-[70ch] text-base leading-[1.7] wrap-anywhere text-text desktop:text-lg desktop:leading-[1.7]">
        <ReactMarkdown
          skipHtml
          disallowedElements={['img']}
          urlTransform={safeAddress}
          remarkPlugins={[markdownTables, numberHeadings]}
          components={components}
        >
          {text}
        </ReactMarkdown>
      </div>
    </OpenArticle>
  );
}

const components: Components = {
  h2: ({ id, children }) => (
    <h2 id={id} className="mt-12 mb-3 text-2xl leading-snug font-bold tracking-tight first:mt-0">
      {children}
    </h2>
  ),
  h3: ({ id, children }) => (
    <h3 id={id} className="mt-8 mb-2 text-xl leading-snug font-bold first:mt-0">
      {children}
    </h3>
  ),
  h4: ({ id, children }) => (
    <h4 id={id} className="mt-6 mb-1 font-bold first:mt-0">
      {children}
    </h4>
  ),
  p: ({ children }) => <p className="my-4 first:mt-0 last:mb-0">{children}</p>,
  ul: ({ children }) => (
    <ul className="my-4 list-disc space-y-2 pl-6 marker:text-muted first:mt-0 last:mb-0">{children}</ul>
  ),
  ol: ({ children, start }) => (
    <ol start={start} className="my-4 list-decimal space-y-2 pl-6 marker:text-muted first:mt-0 last:mb-0">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-6 rounded-2xl bg-secondary-tonal px-5 py-4 text-on-secondary-tonal">
      {children}
    </blockquote>
  ),
  hr: () => <hr className="my-10 border-outline" />,
  a: ({ href, children }) => <MarkdownLink href={href}>{children}</MarkdownLink>,
  code: ({ children }) => (
    <code translate="no" className="rounded-md bg-field px-1.5 py-0.5 font-mono text-[0.88em]">
      {children}
    </code>
  ),
  pre: ({ children }) => (
    <pre className="my-5 rounded-2xl bg-field px-5 py-4 leading-relaxed whitespace-pre-wrap [&_code]:p-0">
      {children}
    </pre>
  ),
  table: ({ children }) => (
    // A wide table scrolls by itself, and by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} className="my-6 max-w-full overflow-x-auto rounded-2xl border border-outline bg-raised">
      <table className="w-full border-collapse text-base leading-normal wrap-normal">{children}</table>
    </div>
  ),
  tr: ({ children }) => <tr className="border-outline not-first:border-t [thead+tbody>&]:border-t">{children}</tr>,
  th: ({ children }) => (
    <th
      scope="col"
      className="min-w-44 first:min-w-24 last:min-w-56 bg-field px-4 py-3 text-left align-bottom font-semibold"
    >
      {children}
    </th>
  ),
  td: ({ children }) => <td className="min-w-44 first:min-w-24 last:min-w-56 px-4 py-3 align-top">{children}</td>,
};
