export interface MarkdownLine {
  /** From 1, as editors count. */
  number: number;
  text: string;
  /** Within a fenced block, or its fence: shown as it is, so "#" begins no heading there. */
  isCode: boolean;
}

/** The lines of a Markdown text. */
export function markdownLines(markdown: string): MarkdownLine[] {
  let fence: string | null = null;
  return markdown.split(/\r?\n/).map((text, index) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
    const isCode = fence !== null || mark !== undefined;
    if (fence === null) fence = mark ?? null;
    else if (mark?.startsWith(fence)) fence = null;
    return { number: index + 1, text, isCode };
  });
}
