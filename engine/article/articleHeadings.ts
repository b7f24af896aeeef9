import { headingId } from './headingId.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { plainText } from './plainText.ts';
import { visitNodes } from './visitNodes.ts';

export interface ArticleHeading {
  level: number;
  text: string;
  /** The anchor on the page. */
  id: string;
}

/** The headings of a Markdown text, in order. */
export function articleHeadings(markdown: string): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  visitNodes(parseMarkdown(markdown), (node) => {
    if (node.type !== 'heading') return;
    headings.push({ level: node.depth, text: plainText(node), id: headingId(headings.length) });
  });
  return headings;
}
