import type { BlockContent, Heading, List, Paragraph, PhrasingContent, Table, TableCell } from 'mdast';

const deepest = 6;

export function heading(level: number, text: string): Heading {
  return { type: 'heading', depth: Math.min(level, deepest) as Heading['depth'], children: [inOneLine(text)] };
}

/** A text with its line breaks; with a label in bold before it, if there is one. */
export function paragraph(text: string, label?: string): Paragraph {
  return { type: 'paragraph', children: [...(label ? labelled(label) : []), ...lines(text)] };
}

export function emphasis(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'emphasis', children: lines(text) }] };
}

export function list(items: readonly Paragraph[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [item] satisfies BlockContent[] })),
  };
}

/** A table; line breaks within cells become blanks, since a row is a line. */
export function table(rows: readonly (readonly string[])[]): Table {
  const cellOf = (text: string): TableCell => ({ type: 'tableCell', children: [inOneLine(text)] });
  return { type: 'table', children: rows.map((cells) => ({ type: 'tableRow', children: cells.map(cellOf) })) };
}

export function strong(text: string): PhrasingContent {
  return { type: 'strong', children: [inOneLine(text)] };
}

function labelled(label: string): PhrasingContent[] {
  return [strong(label), { type: 'text', value: ': ' }];
}

function inOneLine(text: string): PhrasingContent {
  return { type: 'text', value: text.replace(/\s+/g, ' ').trim() };
}

function lines(text: string): PhrasingContent[] {
  const parts = text.trim().split(/[ \t]*\n[ \t]*/);
  return parts.flatMap((value, index): PhrasingContent[] =>
    index === 0 ? [{ type: 'text', value }] : [{ type: 'break' }, { type: 'text', value }],
  );
}
