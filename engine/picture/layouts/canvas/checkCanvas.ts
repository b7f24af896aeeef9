import { entryFaults } from '../../entries/entryFaults.ts';
import type { CheckLayout } from '../../Layout.ts';
import { fieldFault } from '../fieldFault.ts';
import type { CanvasDescription } from './canvasContract.ts';
import { placeAreas } from './placeAreas.ts';

/** A canvas needs rows of one length, areas that are rectangles on them, and fields that can be shown. */
export const checkCanvas: CheckLayout<CanvasDescription> = ({ each, about, grid, areas }, schema, say) => {
  const listFault = each === undefined ? null : fieldFault(schema, each, 'objects');
  if (listFault) return say('/each', listFault);
  const aboutFault = about === undefined ? null : fieldFault(schema, `${each}/*/${about}`, 'text');
  if (aboutFault) say('/about', aboutFault);
  if (grid.some((row) => row.length !== grid[0]?.length)) say('/grid', 'rows must have the same length');

  const places = placeAreas(grid);
  for (const { name, column, row, columns, rows } of places) {
    if (!areas[name]) say('/grid', `"${name}" is not an area`);
    const isWhole = grid
      .slice(row, row + rows)
      .every((cells) => cells.slice(column, column + columns).every((cell) => cell === name));
    if (!isWhole) say('/grid', `"${name}" is not a rectangle`);
  }
  for (const [name, { fields, entry }] of Object.entries(areas)) {
    if (!places.some((place) => place.name === name)) say(`/areas/${name}`, 'has no place on the grid');
    for (const [index, field] of fields.entries()) {
      for (const fault of entryFaults(schema, field, entry)) say(`/areas/${name}/fields/${index}`, fault);
    }
  }
};
