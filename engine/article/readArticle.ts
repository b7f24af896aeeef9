import { beginsParagraph } from './beginsParagraph.ts';
import { markdownLines } from './markdownLines.ts';
import { toPlainText } from './toPlainText.ts';

/** An article of the help centre, taken apart. */
export interface Article {
  title: string;
  /** What it tells, in a paragraph without markup. */
  summary: string;
  /** Markdown: everything below the summary. */
  text: string;
}

/** Takes an article apart: `# Title`, a paragraph that is the summary, the rest. Never fails; see {@link articleFaults}. */
export function readArticle(markdown: string): Article {
  const lines = markdownLines(markdown.replace(/^\uFEFF/, ''));
  const title = /^# (.*)/.exec(lines[0]?.text ?? '')?.[1] ?? '';
  const begin = lines.findIndex(({ text }, index) => index > 0 && text.trim() !== '');
  const isParagraph = begin > 0 && beginsParagraph(lines[begin]!.text);
  if (!isParagraph) return { title: toPlainText(title), summary: '', text: rest(Math.max(begin, 1)) };
  const end = lines.findIndex(({ text }, index) => index > begin && text.trim() === '');
  const summary = lines.slice(begin, end < 0 ? undefined : end).map(({ text }) => text);
  return {
    title: toPlainText(title),
    summary: toPlainText(summary.join(' ')),
    text: rest(end < 0 ? lines.length : end),
  };

  function rest(from: number): string {
    const kept = lines.slice(from).map(({ text }) => text);
    return kept.join('\n').trim();
  }
}
