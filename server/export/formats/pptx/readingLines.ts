import type { Language } from '#engine/languages/languages.ts';
import type { Block, HeadingBlock, TableRow, Value } from '#engine/reading/Block.ts';
import { isWritten, type Told } from '#engine/reading/isWritten.ts';
import { noted } from '#server/export/noted.ts';

import { cleanText } from './cleanText.ts';
import { type Line, lineOf, type Run } from './Line.ts';

/** A reading as plain paragraphs. */
export function readingLines(blocks: readonly Block[], language: Language): Line[] {
  return blocks
    .flatMap((block, index) =>
      block.kind === 'heading' && index > 0 ? [[], ...lines(block, language)] : lines(block, language),
    )
    .flatMap(splitLine);
}

function lines(block: Block, language: Language): Line[] {
  const run = (told: Told, text = told.text): Run => ({
    text: noted(text, told.unconfirmed, language),
    isWritten: isWritten(told),
  });
  switch (block.kind) {
    case 'heading':
      return [[...(block.number === undefined ? [] : lineOf(`${block.number}. `)), run(block)]];
    case 'paragraph':
      return [labelled(block.label, run(block))];
    case 'quote':
      return [labelled(block.label, run(block, `“${block.text}”`))];
    case 'image':
      return [labelled(block.label, { text: noted(block.alt, block.unconfirmed, language) })];
    case 'list':
      return [...nameOf(block, language), ...block.items.map((item) => [...lineOf('• '), run(item)])];
    case 'fields':
      return [...nameOf(block, language), ...block.fields.map((field) => labelled(field.label, run(field)))];
    case 'table':
      return [...nameOf(block, language), ...block.rows.map(({ cells }) => row(block.columns, cells, run))];
  }
}

function row(columns: readonly string[], cells: TableRow['cells'], run: (told: Value) => Run): Line {
  const told = cells.flatMap((cell, index) =>
    cell ? [labelled(index === 0 ? undefined : columns[index], run(cell))] : [],
  );
  return [...lineOf('• '), ...told.flatMap((line, index) => (index === 0 ? line : [...lineOf('; '), ...line]))];
}

function labelled(label: string | undefined, value: Run): Line {
  return label ? [...lineOf(`${label}: `), value] : [value];
}

function nameOf({ label, unconfirmed }: Exclude<Block, HeadingBlock>, language: Language): Line[] {
  return label ? [lineOf(`${noted(label, unconfirmed, language)}:`)] : [];
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
