/** A line of Markdown as a person reads it: without the marks of headings, lists, tables, emphasis, code and links. */
export function toPlainText(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+|>\s?)+/, '')
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|`)(\S(?:.*?\S)?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])_(\S(?:[^_]*\S)?)_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/^ · | · $/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
