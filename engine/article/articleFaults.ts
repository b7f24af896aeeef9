import { articleHeadings } from './articleHeadings.ts';
import { markdownLines } from './markdownLines.ts';
import { readArticle } from './readArticle.ts';

const maxLength = 20_000;

export interface ArticleFault {
  /** null: of the text as a whole. */
  line: number | null;
  message: string;
}

/**
 * What keeps a text from being an article. Whoever shows it must not rely on this; it tells an author early that a thing
 * would not be shown. Code is no exception, so that there is no telling apart to be fooled.
 */
export function articleFaults(markdown: string): ArticleFault[] {
  const { title, summary, text } = readArticle(markdown);
  const faults: ArticleFault[] = [];
  if (markdown.length > maxLength) faults.push({ line: null, message: 'is longer than 20,000 characters' });
  if (!title) faults.push({ line: 1, message: 'the first line must be the title, "# Title"' });
  else if (!summary) faults.push({ line: 2, message: 'below the title stands a paragraph that is the summary' });
  if (!articleHeadings(text).some(({ level }) => level === 2))
    faults.push({ line: null, message: 'needs sections, each beginning with "## "' });

  let above = '';
  for (const { number, text: line, isCode } of markdownLines(markdown)) {
    const report = (message: string) => faults.push({ line: number, message });
    if (/<[a-z/!?]/i.test(line)) report('holds no HTML; only Markdown is shown');
    if (line.includes('![')) report('holds no images');
    if (/\](?:\(|:)/.test(line.replace(soundLink, '')))
      report('a link is written [text](https://…), or [text](article:id) for another article');
    if (!isCode && number > 1 && /^ {0,3}#\s/.test(line)) report('there is one title; a section begins with "## "');
    if (!isCode && above.trim() !== '' && /^ {0,3}(?:=+|-+)\s*$/.test(line))
      report('makes a heading of the line above; a section begins with "## "');
    if (/^\s*\|.*\\\|/.test(line)) report('the cell of a table cannot hold "|"');
    above = isCode ? '' : line;
  }
  return faults;
}

const soundLink = /\]\((?:https:\/\/[^\s()<>]+|article:[a-z0-9-]+)\)/g;
