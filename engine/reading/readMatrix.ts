import type { Block, Field } from './Block.ts';
import { readCitations } from './readCitations.ts';
import type { ReadingPlace, ReadingSource, ReadPlaces } from './ReadingSource.ts';
import { readValue } from './readValue.ts';

/**
 * An object of equal objects: a headed part for each row, with its cells as fields. Cells as they came are left out.
 */
export function readMatrix(
  source: ReadingSource,
  matrix: ReadingPlace,
  level: number,
  readPlaces: ReadPlaces,
): Block[] {
  return source.properties(matrix).flatMap((row) => {
    const cells = source.properties(row);
    const fields = cells.filter(({ node }) => node.type === 'object').flatMap((cell) => readCell(source, cell) ?? []);
    const plain = readPlaces(
      cells.filter(({ node }) => node.type !== 'object'),
      level + 1,
    );
    const blocks: Block[] = fields.length > 0 ? [{ kind: 'fields', fields, pointer: row.pointer }, ...plain] : plain;
    if (blocks.length === 0) return [];
    return [{ kind: 'heading', level, text: source.wordsOf(row.pattern).title, pointer: row.pointer }, ...blocks];
  });
}

function readCell(source: ReadingSource, cell: ReadingPlace): Field | null {
  const parts = source.properties(cell).filter(({ node, value }) => value !== node.default);
  const texts = parts.flatMap((part) =>
    source.isOfCitations(part.pattern)
      ? readCitations(source, part).map(({ text }) => text)
      : (readValue(source, part)?.text ?? []),
  );
  if (texts.length === 0) return null;
  return { label: source.wordsOf(cell.pattern).title, text: texts.join(': '), pointer: cell.pointer };
}
