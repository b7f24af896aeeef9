/** Where an area lies on the grid, in cells. */
export interface AreaPlace {
  name: string;
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/** The rectangle around the cells of each name. */
export function placeAreas(grid: readonly (readonly string[])[]): AreaPlace[] {
  const places = new Map<string, AreaPlace>();
  for (const [row, cells] of grid.entries()) {
    for (const [column, name] of cells.entries()) {
      const place = places.get(name) ?? { name, column, row, columns: 1, rows: 1 };
      const left = Math.min(place.column, column);
      const right = Math.max(place.column + place.columns, column + 1);
      places.set(name, { ...place, column: left, columns: right - left, rows: row - place.row + 1 });
    }
  }
  return [...places.values()];
}
