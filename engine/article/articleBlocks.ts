import { beginsParagraph } from './beginsParagraph.ts';
import { markdownLines } from './markdownLines.ts';
import { toPlainText } from './toPlainText.ts';

export interface ArticleBlock {
  isHeading: boolean;
  text: string;
}

/** The headings, paragraphs, list items and table rows of a Markdown text, each as plain text. */
export function articleBlocks(markdown: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let wasText = false;
  for (const { text, isCode } of markdownLines(markdown)) {
    const isHeading = !isCode && /^ {0,3}#{1,6}\s/.test(text);
    const plain = isCode ? text.replace(/^\s*(?:`{3,}|~{3,}).*$/, '').trim() : toPlainText(text);
    // A paragraph or an item goes on in the lines below it.
    if (wasText && plain !== '' && !isCode && beginsParagraph(text)) blocks.at(-1)!.text += ` ${plain}`;
    else if (plain !== '') blocks.push({ isHeading, text: plain });
    wasText = plain !== '' && !isHeading && !isCode;
  }
  return blocks;
}
