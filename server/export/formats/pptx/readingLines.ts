import type { Block } from '#engine/reading/Block.ts';
import { isWritten, type Told } from '#engine/reading/isWritten.ts';

import { cleanText } from './cleanText.ts';
import { type Line, lineOf, type Run } from './Line.ts';

/** A reading as plain paragraphs. */
export function readingLines(blocks: readonly Block[]): Line[] {
  return blocks
    .flatMap((block, index) => (block.kind === 'heading' && index > 0 ? [[], ...lines(block)] : lines(block)))
    .flatMap(splitLine);
}

function lines(block: Block): Line[] {
  switch (block.kind) {
    case 'heading':
      return [[...(block.number === undefined ? [] : lineOf(`${block.number}. `)), run(block)]];
    case 'paragraph':
      return [labelled(block.label, run(block))];
    case 'quote':
      return [labelled(block.label, run(block, `“${block.text}”`))];
    case 'image':
      return [labelled(block.label, { text: block.alt })];
    case 'list':
      return [...nameOf(block.label), ...block.items.map((item) => [...lineOf('• '), run(item)])];
    case 'fields':
      return [...nameOf(block.label), ...block.fields.map((field) => labelled(field.label, run(field)))];
    case 'table':
      return [...nameOf(block.label), ...block.rows.map(({ cells }) => row(block.columns, cells))];
  }
}

function row(columns: readonly string[], cells: Extract<Block, { kind: 'table' }>['rows'][number]['cells']): Line {
  const told = cells.flatMap((cell, index) =>
    cell ? [labelled(index === 0 ? undefined : columns[index], run(cell))] : [],
  );
  return [...lineOf('• '), ...told.flatMap((line, index) => (index === 0 ? line : [...lineOf('; '), ...line]))];
}

function run(told: Told, text = told.text): Run {
  return { text, isWritten: isWritten(told) };
}

function labelled(label: string | undefined, value: Run): Line {
  return label ? [...lineOf(`${label}: `), value] : [value];
}

function nameOf(label: string | undefined): Line[] {
  return label ? [lineOf(`${label}:`)] : [];
}

/** A paragraph for each line of a text. */
function splitLine(line: Line): Line[] {
  const split: Line[] = [[]];
  for (const { text, ...rest } of line)
    for (const [index, part] of cleanText(text).split('\n').entries()) {
      if (index > 0) split.push([]);
      split.at(-1)!.push({ ...rest, text: part });
    }
  return split;
}
