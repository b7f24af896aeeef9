import type { BlockContent, Heading, List, Paragraph, PhrasingContent, Table, TableCell } from 'mdast';

import { printable } from '#server/export/printable.ts';

const deepest = 6;

/** A heading; what would be deeper than Markdown knows stands on its deepest level. */
export function heading(level: number, text: string): Heading {
  return { type: 'heading', depth: Math.min(level, deepest) as Heading['depth'], children: [inOneLine(text)] };
}

/**
 * A text with its line breaks, in paragraphs where lines are empty; with a label in bold before it, if there is one.
 */
export function paragraphs(text: string, label?: string): Paragraph[] {
  const parts = partsOf(text);
  return parts.map((part, index) => ({
    type: 'paragraph',
    children: [...(label && index === 0 ? labelled(label) : []), ...withBreaks(part)],
  }));
}

/** The sentence that matters most. */
export function lead(text: string): Paragraph[] {
  return paragraphs(text).map(({ children }) => ({ type: 'paragraph', children: [{ type: 'strong', children }] }));
}

export function emphasis(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'emphasis', children: withBreaks(partsOf(text).flat()) }] };
}

export function label(text: string): Paragraph {
  return { type: 'paragraph', children: [strong(text)] };
}

/** A list of items, each of one or several blocks. */
export function list(items: readonly BlockContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children })),
  };
}

/** A table; line breaks within cells become blanks, since a row is a line. */
export function table(rows: readonly (readonly string[])[]): Table {
  const cellOf = (text: string): TableCell => ({ type: 'tableCell', children: [inOneLine(text)] });
  return { type: 'table', children: rows.map((cells) => ({ type: 'tableRow', children: cells.map(cellOf) })) };
}

function strong(text: string): PhrasingContent {
  return { type: 'strong', children: [inOneLine(text)] };
}

function labelled(text: string): PhrasingContent[] {
  return [strong(text), { type: 'text', value: ': ' }];
}

function inOneLine(text: string): PhrasingContent {
  return { type: 'text', value: printable(text).replace(/\s+/g, ' ').trim() };
}

/** The lines of each paragraph; at least one, which may be empty. */
function partsOf(text: string): string[][] {
  const parts: string[][] = [[]];
  for (const line of printable(text).trim().split('\n')) {
    if (line.trim() !== '') parts.at(-1)!.push(line.trim());
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts;
}

function withBreaks(lines: readonly string[]): PhrasingContent[] {
  return lines.flatMap((value, index): PhrasingContent[] =>
    index === 0 ? [{ type: 'text', value }] : [{ type: 'break' }, { type: 'text', value }],
  );
}
