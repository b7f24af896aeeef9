import { parseMarkdown } from './parseMarkdown.ts';
import { plainText } from './plainText.ts';

/** An article of the help centre, taken apart. */
export interface Article {
  title: string;
  /** What it tells, in a paragraph without markup. */
  summary: string;
  /** Markdown: everything below the summary. */
  text: string;
}

/**
 * Takes an article apart: `# Title` on the first line, a paragraph that is the summary, the rest. What is missing is
 * empty; {@link structureFaults} tells of it.
 */
export function readArticle(markdown: string): Article {
  const all = markdown.replace(/^\uFEFF/, '');
  // The first section ends what has to be parsed.
  const section = all.indexOf('\n## ');
  const [first, second] = parseMarkdown(section < 0 ? all : all.slice(0, section)).children;
  const title = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  const summary = title && second?.type === 'paragraph' ? second : undefined;
  return {
    title: title ? plainText(title) : '',
    summary: summary ? plainText(summary) : '',
    text: all.slice((summary ?? title)?.position?.end.offset ?? 0).trim(),
  };
}
