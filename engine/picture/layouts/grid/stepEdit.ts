import type { Place, StepEdit } from '#engine/picture/GroupEdit.ts';

import type { Cell, Grid } from './readGrid.ts';

/** How the mark of a cell is changed: a press on it leads to the next one; arrow keys lead to the cells around. */
export function stepEdit({ mark, name, word, row, column }: Cell, { cells, values }: Grid, area: Place): StepEdit {
  const cellAt = (right: number, down: number) =>
    cells.find((cell) => cell.column === column + right && cell.row === row + down)?.pointer;
  return {
    kind: 'step',
    state: `${name}: ${word}`,
    pointer: mark.pointer,
    value: mark.value,
    values,
    area,
    beside: { ArrowLeft: cellAt(-1, 0), ArrowRight: cellAt(1, 0), ArrowUp: cellAt(0, -1), ArrowDown: cellAt(0, 1) },
  };
}
