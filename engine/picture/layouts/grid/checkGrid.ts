import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { GridDescription } from './gridContract.ts';

/** A grid needs an object of equal objects, whose cells all have an enum and a text. */
export const checkGrid: CheckLayout<GridDescription> = (grid, schema, say) => {
  const listFault = grid.each === undefined ? null : fieldFault(schema, grid.each, 'objects');
  if (listFault) return say('/each', listFault);
  const at = (field: string) => `${grid.each === undefined ? '' : `${grid.each}/*`}/${field}`;
  const { about, against } = grid;
  for (const [key, field] of Object.entries({ about, against })) {
    const fault = field === undefined ? null : fieldFault(schema, at(field), 'text');
    if (fault) say(`/${key}`, fault);
  }
  const rowsFault = fieldFault(schema, at(grid.rows), 'object');
  if (rowsFault) return say('/rows', rowsFault);
  const partsOf = (pattern: string) => Object.keys(schemaAt(schema, pattern)?.properties ?? {});
  const rows = partsOf(at(grid.rows)).map((row) => `${at(grid.rows)}/${row}`);
  const columns = partsOf(rows[0] ?? '');
  if (columns.length === 0) return say('/rows', `"${at(grid.rows)}" must have parts that have parts`);
  const cells = rows.flatMap((row) => columns.map((column) => `${row}/${column}`));
  const faultOf = (field: string, kind: 'enum' | 'text') =>
    cells.map((cell) => fieldFault(schema, `${cell}/${field}`, kind)).find((fault) => fault !== null);
  const markFault = faultOf(grid.mark, 'enum');
  if (markFault) return say('/mark', markFault);
  const noteFault = faultOf(grid.note, 'text');
  if (noteFault) say('/note', noteFault);
  const values = schemaAt(schema, `${cells[0] ?? ''}/${grid.mark}`)?.enum ?? [];
  for (const key of ['good', 'bad'] as const)
    if (!values.includes(grid[key])) say(`/${key}`, `"${grid[key]}" is not a value of "${grid.mark}"`);
};
