import type { PictureSubject } from '#engine/picture/drawPictureWith.ts';
import type { Block, TableRow, Value } from '#engine/reading/Block.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import { readValue } from '#engine/reading/readValue.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

const columns = {
  '/claims': ['text', 'state', 'restsOn', 'standsIn', 'importance'],
  '/sources': ['label', 'standsIn', 'supports', 'contradicts'],
} as const;

/** What the register says itself, in the reader's language. */
const ownWords = /\/(?:restsOn|standsIn)$/;

/** The reading of the register: claims and sources as tables, however long their texts are. */
export function registerBlocks({ definition, content, language }: PictureSubject): Block[] {
  const source = new ReadingSource(definition, content, language, {});
  return (['/claims', '/sources'] as const).flatMap((list): Block[] => {
    const items = getAt(content, list) as unknown[];
    if (items.length === 0) return [];
    const rows = items.map((_, index): TableRow => {
      const pointer = `${list}/${index}`;
      const cells = columns[list].map((key) => cellAt(`${pointer}/${key}`));
      const [name] = cells;
      // A claim's number stands in its dot on the assumption map.
      if (list === '/claims' && name) cells[0] = { ...name, text: `${index + 1} · ${name.text}` };
      return { pointer, cells };
    });
    const titles = columns[list].map((key) => source.wordsOf(`${list}/*/${key}`).title);
    const heading = { kind: 'heading', level: 2, text: source.wordsOf(list).title, pointer: list } as const;
    return [heading, { kind: 'table', columns: titles, rows, pointer: list }];
  });

  /** Of the claims that a source says something about, their number. */
  function cellAt(pointer: string): Value | null {
    const value = getAt(content, pointer);
    if (Array.isArray(value)) return { text: source.formatNumber(value.length), isWord: true, pointer };
    const pattern = toPattern(pointer);
    const cell = readValue(source, { pointer, pattern, node: schemaAt(definition.schema, pattern) ?? {}, value });
    return cell && ownWords.test(pointer) ? { ...cell, isWord: true } : cell;
  }
}
