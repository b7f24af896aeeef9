import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { BoxElement, GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { drawMark, markRole } from './drawMark.ts';
import { type Cell, type Grid, sayCell } from './readGrid.ts';
import { stepEdit } from './stepEdit.ts';

const pad = 8;

interface CellRoom {
  width: number;
  /** null: as much as it needs. */
  limit: number | null;
  size: number;
}

/** A cell that was set, to be drawn with its top left corner at (x, y). */
export interface SetCell {
  height: number;
  draw: (x: number, y: number, height: number) => GroupElement;
}

/**
 * Sets a cell: its sign and note. On a page the word of its mark stands over the note, also that for no mark: there it
 * is pressed.
 */
export function setCell(cell: Cell, grid: Grid, { width, limit, size }: CellRoom, { form, type }: Area): SetCell {
  const { sense, word, note } = cell;
  const line = lineHeightOf(size);
  const radius = size * 0.58;
  const isMarked = sense !== 'none';
  const hasWord = form !== 'sheet' && (isMarked || note !== '');
  const wordLeft = isMarked ? pad + 2 * radius + 6 : pad;
  const left = isMarked && !hasWord ? pad + 2 * radius + 6 : pad;
  const top = hasWord ? pad + line + 2 : pad;
  const room = { size, least: Math.min(size, type.least) };
  const name = typesetText(word, { ...room, width: width - 3 * pad - 2 * radius, height: line, weight: 600 });
  const hasRoom = limit === null || limit >= top + line + pad;
  const text =
    note === '' || !hasRoom
      ? null
      : typesetText(note, { ...room, width: width - left - pad, height: limit === null ? null : limit - top - pad });
  const natural = Math.max(isMarked ? line : 0, (text?.height ?? 0) + top - pad) + 2 * pad;
  return {
    height: natural,
    draw: (x, y, height) => {
      const elements: SceneElement[] = [groundOf(cell, width, height)];
      elements.push(...drawMark(sense, { x: pad + radius, y: pad + line / 2, radius }));
      if (hasWord) elements.push(drawText(name, { x: wordLeft, y: pad, role: markRole[sense] }));
      if (text) elements.push(drawText(text, { x: left, y: top, role: isMarked ? 'ink' : 'quiet' }));
      return {
        kind: 'group',
        x,
        y,
        pointer: cell.pointer,
        label: sayCell(cell),
        edit: stepEdit(cell, grid, { x: 0, y: 0, width, height: text && hasWord ? top : height }),
        ...(!isMarked && note === '' && { isForEdits: true }),
        elements,
      };
    },
  };
}

/** The ground of a cell in the colour of its mark. */
export function groundOf({ sense }: Cell, width: number, height: number): BoxElement {
  const box = { kind: 'box', x: 0.5, y: 0.5, width: width - 1, height: height - 1, radius: 7 } as const;
  if (sense === 'good') return { ...box, fill: 'gain-soft', stroke: 'gain' };
  if (sense === 'bad') return { ...box, fill: 'pain-soft', stroke: 'pain' };
  return { ...box, fill: 'ground', stroke: 'line' };
}
