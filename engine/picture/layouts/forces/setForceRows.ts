import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { GroupElement } from '#engine/picture/Scene.ts';
import { fairShares } from '#engine/picture/text/fairShares.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { ForceList } from './Forces.ts';
import { setArrow } from './setArrow.ts';

const columnGap = { sheet: 36, page: 24, narrow: 0 };
const most = 64;

/** Lists of forces side by side, with their rows aligned. */
export interface SetForceRows {
  height: number;
  /** How much higher all rows together may become. */
  spare: number;
  /** Draws each list from its heading down; `stretch` is the part of the spare height that is given to the rows. */
  draw: (y: number, stretch: number) => GroupElement[];
}

/** Sets lists of forces at one size; in a limited height texts are shortened, then the weakest forces counted. */
export function setForceRows(
  lists: readonly ForceList[],
  { size, limit }: { size: number; limit: number | null },
  area: Area,
  words: PictureWords,
): SetForceRows {
  const { type, form } = area;
  const width = (area.width - (lists.length - 1) * columnGap[form]) / lists.length;
  const headingRoom = limit === null ? null : lineHeightOf(type.heading);
  const headings = lists.map(({ title }) =>
    typesetText(title, { width, height: headingRoom, size: type.heading, least: type.least, weight: 600 }),
  );
  const top = Math.max(...headings.map(({ height }) => height)) + 6;
  const more = lineHeightOf(type.small);
  const count = Math.max(1, ...lists.map(({ entries }) => entries.length));
  const gap = count > 5 ? 4 : 7;
  const needs = Array.from({ length: count }, (_, row) => needOf(row));
  const heights = rowHeights();
  const isCut = heights.length < count;
  const rowsHeight = heights.reduce((sum, height) => sum + height + gap, -gap);

  return {
    height: top + rowsHeight + (isCut ? more : 0),
    spare: heights.reduce((sum, height) => sum + Math.max(0, most - height), 0),
    draw: (y, stretch) => lists.flatMap((list, column) => drawColumn(list, column, y, stretch)),
  };

  function needOf(row: number): number {
    const arrows = lists.flatMap(({ entries, direction }) => {
      const entry = entries[row];
      return entry ? [setArrow(entry, direction, { width, limit: null, size }, area).height] : [];
    });
    return Math.max(roomyRow(form, count), ...arrows);
  }

  function rowHeights(): number[] {
    const whole = needs.reduce((sum, need) => sum + need + gap, -gap);
    if (limit === null || top + whole <= limit) return needs;
    const smallest = lineHeightOf(type.least) + 5;
    const fitting = (room: number) => Math.max(1, Math.floor((room + gap) / (smallest + gap)));
    const shown = fitting(limit - top) >= count ? count : fitting(limit - top - more);
    const room = limit - top - (shown < count ? more : 0) - (shown - 1) * gap;
    return fairShares(needs.slice(0, shown), room);
  }

  function drawColumn(list: ForceList, column: number, y: number, stretch: number): GroupElement[] {
    const x = column * (width + columnGap[form]);
    const groups: GroupElement[] = [drawHeading(list, column, x, y)];
    let below = y + top;
    for (const [row, need] of heights.entries()) {
      const height = need + Math.max(0, most - need) * stretch;
      const entry = list.entries[row];
      if (entry)
        groups.push(setArrow(entry, list.direction, { width, limit: height, size }, area).draw(x, below, height));
      below += height + gap;
    }
    const hidden = list.entries.length - heights.length;
    if (hidden > 0) groups.push({ kind: 'group', elements: [note(words.more(hidden), x, below - gap)] });
    return groups;
  }

  function drawHeading(list: ForceList, column: number, x: number, y: number): GroupElement {
    const heading = headings[column] ?? typesetText(list.title, { width, height: null, size, least: size });
    const isEmpty = list.entries.length === 0;
    return {
      kind: 'group',
      pointer: list.pointer,
      label: isEmpty ? `${list.title}: ${words.none}` : list.title,
      elements: [
        drawText(heading, { x, y, role: list.direction === 'on' ? 'gain' : 'pain' }),
        ...(isEmpty ? [note(words.none, x, y + top + 6)] : []),
      ],
    };
  }

  function note(text: string, x: number, y: number) {
    const set = typesetText(text, { width, height: more, size: type.small, least: type.least });
    return drawText(set, { x, y, role: 'quiet' });
  }
}

/** A row's height without long texts: two lines where there are few rows, so that all of them are alike. */
function roomyRow(form: Area['form'], count: number): number {
  if (form === 'sheet') return Math.max(25, Math.min(54, 162 / count));
  return form === 'page' ? 46 : 32;
}
