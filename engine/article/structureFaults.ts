import type { ArticleFault } from './ArticleFault.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { readArticle } from './readArticle.ts';
import { visitNodes } from './visitNodes.ts';

/** What an article lacks: a title on its first line, a summary below it, and sections that begin with "## ". */
export function structureFaults(markdown: string): ArticleFault[] {
  const faults: ArticleFault[] = [];
  const { title, summary } = readArticle(markdown);
  if (!title) faults.push({ line: 1, message: 'the first line must be the title, "# Title"' });
  else if (!summary) faults.push({ line: 2, message: 'below the title stands a paragraph that is the summary' });

  const lines = markdown.split(/\r?\n/);
  let sections = 0;
  visitNodes(parseMarkdown(markdown), (node) => {
    if (node.type !== 'heading') return;
    const line = node.position?.start.line ?? 1;
    if (node.depth === 2) sections += 1;
    // Markdown also takes a line of "=" or "-" below a text for a heading.
    if (!lines[line - 1]?.includes('#'))
      faults.push({ line, message: 'the line below makes this a heading; a section begins with "## "' });
    else if (node.depth === 1 && line > 1)
      faults.push({ line, message: 'there is one title; a section begins with "## "' });
  });
  if (sections === 0) faults.push({ line: null, message: 'needs sections, each beginning with "## "' });
  return faults;
}
