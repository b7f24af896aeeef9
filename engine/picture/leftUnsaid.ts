import type { Block, HeadingBlock, TableRow, Value } from '#engine/reading/Block.ts';

import type { Scene } from './Scene.ts';
import { toldBy } from './toldBy.ts';

type Text = Exclude<Block, HeadingBlock>;

/**
 * What of a reading sheets do not say, or not whole: below the headings that it stands under, and beside the titles of
 * its items.
 */
export function leftUnsaid(blocks: readonly Block[], scenes: readonly Scene[]): Block[] {
  const { says, shows } = toldBy(scenes);
  const isNew = (value: Value) => !says(value);
  const left: Block[] = [];
  /** Headings that nothing stands under yet. */
  let open: HeadingBlock[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      open = [...open.filter(({ level }) => level < block.level), block];
      if (isUnsaidTitle(block)) open = keep(open);
      continue;
    }
    const rest = reduce(block);
    if (!rest) continue;
    open = keep(open);
    left.push(rest);
  }
  return left;

  function keep(headings: readonly HeadingBlock[]): HeadingBlock[] {
    left.push(...headings);
    return [];
  }

  function isUnsaidTitle({ text, titleAt }: HeadingBlock): boolean {
    return titleAt !== undefined && isNew({ text, pointer: titleAt });
  }

  function reduce(block: Text): Text | null {
    switch (block.kind) {
      case 'paragraph':
      case 'quote':
        return isNew(block) ? block : null;
      case 'image':
        return shows(block.image.fileName) ? null : block;
      case 'list': {
        const items = block.items.filter(isNew);
        return items.length > 0 ? { ...block, items } : null;
      }
      case 'fields': {
        const fields = block.fields.filter(isNew);
        return fields.length > 0 ? { ...block, fields } : null;
      }
      case 'table':
        return reduceTable(block);
    }
  }

  /** The rows and columns with something new in them; the first column names the rows. */
  function reduceTable(table: Extract<Block, { kind: 'table' }>): Text | null {
    const rows = table.rows.filter(({ cells }) => cells.some((cell) => cell && isNew(cell)));
    if (rows.length === 0) return null;
    const kept = table.columns.map((_, at) => at === 0 || rows.some(({ cells }) => cells[at] && isNew(cells[at])));
    const isKept = (_: unknown, at: number) => kept[at] === true;
    return {
      ...table,
      columns: table.columns.filter(isKept),
      rows: rows.map((row): TableRow => ({ ...row, cells: row.cells.filter(isKept) })),
    };
  }
}
