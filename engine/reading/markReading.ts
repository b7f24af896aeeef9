import type { DraftedPlaces } from '#engine/provenance/draftedPlaces.ts';

import type { Block, TableRow, UnconfirmedScope, Value } from './Block.ts';

/** A reading that says what of it nobody has confirmed. */
export interface MarkedReading {
  blocks: Block[];
  /** Whether nobody has confirmed any of it: this is then told once, above all of it, and at none of its blocks. */
  isUnconfirmed: boolean;
}

/**
 * Marks what nobody has confirmed: a section, an item, a row or a named list once where all that it says is so, and
 * single texts elsewhere.
 */
export function markReading(blocks: readonly Block[], { drafted, written }: DraftedPlaces): MarkedReading {
  if (drafted.size === 0) return { blocks: [...blocks], isUnconfirmed: false };
  if (isWhole(blocks.flatMap(placesOf))) return { blocks: [...blocks], isUnconfirmed: true };
  const marked: Block[] = [];
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]!;
    if (block.kind !== 'heading') {
      marked.push(markBlock(block));
      continue;
    }
    const end = endOf(blocks, index);
    const all = isWhole(blocks.slice(index, end).flatMap(placesOf));
    if (all) {
      marked.push({ ...block, unconfirmed: 'all' }, ...blocks.slice(index + 1, end));
      index = end - 1;
    } else marked.push(markText(block, block.titleAt));
  }
  return { blocks: marked, isUnconfirmed: false };

  function isWhole(places: readonly string[]): boolean {
    return places.some((place) => drafted.has(place)) && !places.some((place) => written.has(place));
  }

  function markBlock(block: Exclude<Block, { kind: 'heading' }>): Block {
    switch (block.kind) {
      case 'paragraph':
        return block.isNote ? block : markText(block, block.pointer);
      case 'quote':
      case 'image':
        return markText(block, block.pointer);
      case 'list':
        return markLabel(block) ?? { ...block, items: block.items.map(markValue) };
      case 'fields':
        return markLabel(block) ?? { ...block, fields: block.fields.map(markValue) };
      case 'table':
        return markLabel(block) ?? { ...block, rows: block.rows.map(markRow) };
    }
  }

  function markLabel<T extends Block & { label?: string }>(block: T): T | null {
    return block.label !== undefined && isWhole(placesOf(block)) ? { ...block, unconfirmed: 'all' } : null;
  }

  function markRow(row: TableRow): TableRow {
    const [first, ...rest] = row.cells;
    const told = row.cells.filter((cell) => cell !== null);
    if (first && told.length > 1 && isWhole(told.map(({ pointer }) => pointer)))
      return { ...row, cells: [{ ...first, unconfirmed: 'all' }, ...rest] };
    return { ...row, cells: row.cells.map((cell) => cell && markValue(cell)) };
  }

  function markValue<T extends Value>(value: T): T {
    return markText(value, value.pointer);
  }

  function markText<T extends { unconfirmed?: UnconfirmedScope }>(told: T, pointer: string | undefined): T {
    return pointer !== undefined && drafted.has(pointer) ? { ...told, unconfirmed: 'text' } : told;
  }
}

/** Where what stands below a heading ends. */
function endOf(blocks: readonly Block[], start: number): number {
  const { level } = blocks[start] as Extract<Block, { kind: 'heading' }>;
  const next = blocks.findIndex((each, index) => index > start && each.kind === 'heading' && each.level <= level);
  return next < 0 ? blocks.length : next;
}

/** Pointers of all that a block says by itself. */
function placesOf(block: Block): string[] {
  const pointersOf = (values: readonly Value[]) => values.map(({ pointer }) => pointer);
  switch (block.kind) {
    case 'heading':
      return block.titleAt === undefined ? [] : [block.titleAt];
    case 'paragraph':
      return block.isNote ? [] : [block.pointer];
    case 'quote':
    case 'image':
      return [block.pointer];
    case 'list':
      return pointersOf(block.items);
    case 'fields':
      return pointersOf(block.fields);
    case 'table':
      return block.rows.flatMap(({ cells }) => pointersOf(cells.filter((cell) => cell !== null)));
  }
}
