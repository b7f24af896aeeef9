import type { Area } from '#engine/picture/Area.ts';
import type { Place } from '#engine/picture/GroupEdit.ts';
import type { Draw } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import { addEdits } from './addEdits.ts';
import type { BoardDescription } from './boardContract.ts';
import { boardLegend } from './boardLegend.ts';
import { drawColumn } from './drawColumn.ts';
import { drawLadder } from './drawLadder.ts';
import { type Card, type Column, readBoard } from './readBoard.ts';
import { setCard } from './setCard.ts';
import { setTestCard } from './setTestCard.ts';
import { shiftDown } from './shiftDown.ts';

const gap = 12;
const padding = 8;
const between = 7;
const header = 40;
const mostLanes = { sheet: 6, page: 4, narrow: 1 };
const mostRows = { plain: 7, tests: 3 };

/** Cards in columns, wider where there are more of them; on further sheets where they do not fit on one. */
export const drawBoard: Draw<BoardDescription> = (described, source, area) => {
  const columns = readBoard(described, source);
  const total = columns.reduce((sum, { cards }) => sum + cards.length, 0);
  if (total === 0) return [];
  const counts = columns.map(({ title, cards }) => source.words.counted(cards.length, title));
  const description = `${source.title} (${counts.join(', ')})`;
  const cards = columns.flatMap((column) => column.cards);
  const ladder = described.ladder ? drawLadder(cards, source.words, area) : null;
  const drawn = area.form === 'narrow' ? [stacked(columns, source, area)] : sideBySide(columns, source, area, ladder);
  const legend = boardLegend(described, cards, source);
  return drawn.map((sheet, index) => {
    const isBelow = ladder !== null && index === 0;
    const { height, elements, places } = isBelow ? shiftDown(sheet, ladder.height + gap) : sheet;
    const edited = addEdits(elements, columns, places, described, source);
    const all = isBelow ? [...ladder.elements, ...edited] : edited;
    return { description, height, elements: all, ...(legend.length > 0 && { legend }) };
  });
};

/** Sets a card as what it holds. */
function set(card: Card, column: Column, room: Parameters<typeof setCard>[2], area: Area) {
  const { test } = card;
  return test ? setTestCard({ ...card, test }, column, room, area) : setCard(card, column, room, area);
}

function stacked(columns: readonly Column[], source: PictureSource, area: Area) {
  const elements: SceneElement[] = [];
  const places: Place[] = [];
  let y = 0;
  for (const column of columns) {
    const cards = column.cards.map((card) => {
      const room = { width: area.width - 2 * padding, limit: null, size: area.type.text };
      return set(card, column, room, area);
    });
    const height = header + padding + cards.reduce((sum, card) => sum + card.height + between, 0) + (cards[0] ? 1 : 26);
    const place = { x: 0, y, width: area.width, height };
    places.push(place);
    elements.push(...drawColumn(column, { ...place, header }, source.words, area));
    let top = y + header + padding;
    for (const card of cards) {
      elements.push(card.draw(padding, top));
      top += card.height + between;
    }
    y += height + gap;
  }
  return { height: y - gap, elements, places };
}

/** One drawing, or as many sheets as the column with the most cards needs. */
function sideBySide(columns: readonly Column[], source: PictureSource, area: Area, above: { height: number } | null) {
  const holdsTests = columns.some(({ cards }) => cards.some(({ test }) => test));
  const lanes = sharedLanes(
    columns.map(({ cards }) => cards.length),
    holdsTests && area.form === 'page' ? columns.length : Math.max(columns.length, mostLanes[area.form]),
    holdsTests ? mostRows.tests : 1,
  );
  const laneWidth = (area.width - (columns.length - 1) * gap) / lanes.reduce((sum, count) => sum + count, 0);
  const perSheet = lanes.map((count) =>
    area.height === null ? Infinity : count * mostRows[holdsTests ? 'tests' : 'plain'],
  );
  const sheets = Math.max(1, ...columns.map(({ cards }, index) => Math.ceil(cards.length / (perSheet[index] ?? 1))));
  return Array.from({ length: sheets }, (_, sheet) => {
    const shown = columns.map((column, index) => {
      const most = perSheet[index] ?? Infinity;
      return {
        ...column,
        cards: most === Infinity ? column.cards : column.cards.slice(sheet * most, (sheet + 1) * most),
      };
    });
    return drawSheet(shown, sheet);
  });

  function drawSheet(shown: readonly Column[], sheet: number) {
    const rows = Math.max(1, ...shown.map(({ cards }, index) => Math.ceil(cards.length / (lanes[index] ?? 1))));
    const whole = area.height === null ? null : area.height - (above && sheet === 0 ? above.height + gap : 0);
    // The room of a card in each column.
    const rooms = shown.map(({ cards }, index) => {
      const own = holdsTests ? Math.max(1, Math.ceil(cards.length / (lanes[index] ?? 1))) : rows;
      return whole === null ? null : (whole - header - 2 * padding - (own - 1) * between) / own;
    });
    const at = (size: number, isLimited: boolean) =>
      shown.map((column, index) => {
        const room = { width: cardWidth(index), limit: isLimited ? (rooms[index] ?? null) : null, size };
        return column.cards.map((card) => set(card, column, room, area));
      });
    const sizes = sizesOf(area);
    const fits = (size: number) =>
      at(size, false).every((cards, index) => cards.every(({ height }) => height <= (rooms[index] ?? 0)));
    const size = whole === null ? sizes[0] : greatestFitting(sizes, fits);
    const cards = at(size ?? area.type.least, size === undefined);
    const inRow = (index: number, row: number) =>
      (cards[index] ?? []).filter((_, at) => rowOf(at, index) === row).map((card) => card.height);
    // Cards in a row are alike in height, across all columns; those of tests, which differ much, within their own.
    const heights = shown.map((_, own) =>
      Array.from({ length: rows }, (_, row) =>
        Math.max(0, ...shown.flatMap((_, index) => (holdsTests && index !== own ? [] : inRow(index, row)))),
      ).filter((rowHeight) => rowHeight > 0),
    );
    const natural = heights.map((each) => each.reduce((sum, row) => sum + row + between, -between));
    const height = whole ?? header + 2 * padding + Math.max(...natural);

    const elements: SceneElement[] = [];
    const places: Place[] = [];
    let x = 0;
    for (const [index, column] of shown.entries()) {
      const width = (lanes[index] ?? 1) * laneWidth;
      const all = columns[index]?.cards.length ?? 0;
      const place = { x, y: 0, width, height };
      places.push(place);
      elements.push(...drawColumn({ ...column, count: all }, { ...place, header }, source.words, area, sheet));
      for (const [at, card] of (cards[index] ?? []).entries()) {
        const row = rowOf(at, index);
        const top = (heights[index] ?? []).slice(0, row).reduce((sum, each) => sum + each + between, header + padding);
        const left = x + padding + (at % (lanes[index] ?? 1)) * (cardWidth(index) + between);
        elements.push(card.draw(left, top, heights[index]?.[row]));
      }
      x += width + gap;
    }
    return { height, elements, places };
  }

  function rowOf(place: number, column: number): number {
    return Math.floor(place / (lanes[column] ?? 1));
  }

  function cardWidth(column: number): number {
    const count = lanes[column] ?? 1;
    return (count * laneWidth - 2 * padding - (count - 1) * between) / count;
  }
}

/** A lane for each column, and the others for those whose lanes hold the most cards, as long as these are not few. */
function sharedLanes(counts: readonly number[], total: number, few: number): number[] {
  const lanes = counts.map(() => 1);
  for (let left = total - counts.length; left > 0; left -= 1) {
    const loads = counts.map((count, index) => count / (lanes[index] ?? 1));
    const fullest = loads.indexOf(Math.max(...loads));
    if ((loads[fullest] ?? 0) <= few) break;
    lanes[fullest] = (lanes[fullest] ?? 1) + 1;
  }
  return lanes;
}
