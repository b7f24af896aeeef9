import { markdownLines } from './markdownLines.ts';
import { toPlainText } from './toPlainText.ts';

export interface ArticleHeading {
  level: number;
  text: string;
  /** The anchor on the page. */
  id: string;
}

/** The headings of a Markdown text, in order. */
export function articleHeadings(markdown: string): ArticleHeading[] {
  return markdownLines(markdown)
    .flatMap(({ text, isCode }) => (isCode ? [] : [/^ {0,3}(#{1,6})\s+(.+?)(?:\s+#+)?\s*$/.exec(text)]))
    .filter((found) => found !== null)
    .map(([, marks, words], index) => ({ level: marks!.length, text: toPlainText(words!), id: headingId(index) }));
}

/** The anchor of the nth heading of a text: the same in every language, and never an id of the page around it. */
export function headingId(index: number): string {
  return `topic-${index + 1}`;
}
