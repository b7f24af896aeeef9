import { entryFaults } from '#engine/picture/entries/entryFaults.ts';
import type { CheckLayout } from '#engine/picture/Layout.ts';
import { fieldFault } from '#engine/picture/layouts/fieldFault.ts';

import type { CanvasDescription } from './canvasContract.ts';
import { placeAreas } from './placeAreas.ts';

/** A canvas needs rows of one length, areas that are rectangles on them, and fields that can be shown. */
export const checkCanvas: CheckLayout<CanvasDescription> = ({ each, about, grid, pageGrid, areas }, schema, say) => {
  const listFault = each === undefined ? null : fieldFault(schema, each, 'objects');
  if (listFault) return say('/each', listFault);
  const aboutFault = about === undefined ? null : fieldFault(schema, `${each}/*/${about}`, 'text');
  if (aboutFault) say('/about', aboutFault);
  checkGrid(grid, '/grid');
  if (pageGrid) checkGrid(pageGrid, '/pageGrid');
  for (const [name, { fields, entry }] of Object.entries(areas)) {
    for (const [index, field] of fields.entries()) {
      for (const fault of entryFaults(schema, field, entry)) say(`/areas/${name}/fields/${index}`, fault);
    }
  }

  function checkGrid(rows: CanvasDescription['grid'], pointer: string): void {
    if (rows.some((row) => row.length !== rows[0]?.length)) say(pointer, 'rows must have the same length');
    const places = placeAreas(rows);
    for (const place of places) {
      if (!areas[place.name]) say(pointer, `"${place.name}" is not an area`);
      const isWhole = rows
        .slice(place.row, place.row + place.rows)
        .every((cells) => cells.slice(place.column, place.column + place.columns).every((cell) => cell === place.name));
      if (!isWhole) say(pointer, `"${place.name}" is not a rectangle`);
    }
    for (const name of Object.keys(areas)) {
      if (places.every((place) => place.name !== name))
        say(`/areas/${name}`, `has no place on the ${pointer.slice(1)}`);
    }
  }
};
