import { parseMarkdown } from './parseMarkdown.ts';
import { plainText } from './plainText.ts';
import { visitNodes } from './visitNodes.ts';

export interface ArticleBlock {
  isHeading: boolean;
  text: string;
}

/** The headings, paragraphs, table rows and lines of code of a Markdown text, each as plain text; for searching. */
export function articleBlocks(markdown: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  const add = (text: string, isHeading = false) => text !== '' && blocks.push({ isHeading, text });
  visitNodes(parseMarkdown(markdown), (node) => {
    if (node.type === 'heading') add(plainText(node), true);
    else if (node.type === 'paragraph') add(plainText(node));
    else if (node.type === 'tableRow') add(node.children.map(plainText).join(' · '));
    else if (node.type === 'code') for (const line of node.value.split('\n')) add(line.trim());
    else return true;
    return false;
  });
  return blocks;
}
