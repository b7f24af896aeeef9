import { drawText } from '#engine/picture/elements/drawText.ts';
import { drawEntries } from '#engine/picture/entries/drawEntries.ts';
import type { Entry } from '#engine/picture/entries/Entry.ts';
import { setEntries } from '#engine/picture/entries/setEntries.ts';
import { signRoles } from '#engine/picture/entries/signs.ts';
import type { LayArea } from '#engine/picture/layouts/canvas/Laid.ts';
import type { Role } from '#engine/picture/roles.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import { drawHeading } from './drawHeading.ts';
import { ground, headingRole } from './ground.ts';
import { layList } from './layList.ts';

const pad = 12;
const gap = 8;
const stripWidth = 26;
const arrowGap = 16;
/** From this width on, the heading stands beside the cards instead of above them. */
const leastBeside = 900;
const besideWidth = 180;

/** An area of white cards in columns; those of a chain are numbered and an arrow leads from one to the next. */
export const layCards: LayArea = (content, room) => {
  const { width, height, area, source } = room;
  const entries = content.parts.flatMap((part) => part.entries);
  if (entries.length === 0) return layList(content, room);
  const { type } = area;
  const isChain = content.as === 'chain';
  const isBeside = width >= leastBeside;
  const left = pad + (isBeside ? besideWidth : 0);
  const inner = width - pad - left;
  const heading = drawHeading(content, { width: isBeside ? besideWidth - 16 : inner, area });
  const above = isBeside ? 0 : heading.height;
  const between = isChain ? arrowGap : gap;
  const least = area.form === 'sheet' ? 170 : 150;
  const most = area.form === 'narrow' ? 1 : Math.max(1, Math.floor((inner + between) / (least + between)));
  const rows = Math.ceil(entries.length / most);
  const columns = Math.ceil(entries.length / rows);
  const cardWidth = (inner - (columns - 1) * between) / columns;
  const hasTexts = entries.some(({ title, text }) => title !== '' && text !== '');
  const hasStrip = isChain || entries.some(({ speaker }) => speaker);
  const textLeft = hasStrip ? stripWidth + 8 : 10;
  const textRoom = { width: Math.max(20, cardWidth - textLeft - 8), size: type.text, least: type.least };

  const naturals = Array.from({ length: rows }, (_, row) => {
    const inRow = entries.slice(row * columns, (row + 1) * columns);
    return Math.max(...inRow.map((entry) => setCard(entry, null).height)) + 16;
  });
  const wanted = naturals.reduce((total, each) => total + each, 0);
  const limit = height === null ? Infinity : height - 2 * pad - above - (rows - 1) * gap;
  const leastCard = Math.ceil(type.least * 1.34) + 12;
  const shownRows = Math.max(1, Math.min(rows, Math.floor((limit + gap) / (leastCard + gap))));
  const factor = Math.min(1, limit / wanted);
  const shown = shownRows < rows ? entries.slice(0, shownRows * columns - 1) : entries;

  const heightOf = (row: number) =>
    shownRows < rows ? (limit + (rows - shownRows) * gap) / shownRows : (naturals[row] ?? 0) * factor;
  // One size for all of them: a larger one would be read as emphasis.
  const sizes = shown.map((entry, index) => setCard(entry, roomIn(heightOf(Math.floor(index / columns)))).size);
  const size = Math.min(type.text, ...sizes);

  const elements: SceneElement[] = [{ kind: 'group', x: pad, y: pad, elements: heading.elements }];
  let y = pad + above;
  for (let row = 0; row < shownRows; row += 1) {
    const cardHeight = heightOf(row);
    for (let column = 0; column < columns; column += 1) {
      const number = row * columns + column + 1;
      const entry = shown[number - 1];
      const x = left + column * (cardWidth + between);
      if (entry) elements.push(card(entry, number, { x, y, height: cardHeight }));
      else if (number === shown.length + 1 && shown.length < entries.length) {
        const more = typesetText(source.words.more(entries.length - shown.length), { ...textRoom, height: null });
        elements.push(drawText(more, { x: x + 8, y: y + 6, role: 'quiet' }));
      }
      if (isChain && column < columns - 1 && number < entries.length)
        elements.push(arrow(x + cardWidth, y + cardHeight / 2));
    }
    y += cardHeight + gap;
  }
  const used = height ?? Math.max(y - gap, pad + heading.height) + pad;
  return { height: used, elements: [ground(content, width, used), ...elements] };

  /** For the text of a card of that height; null: as much as it needs. */
  function roomIn(cardHeight: number): number | null {
    return factor < 1 ? Math.max(14, cardHeight - 12) : null;
  }

  function setCard(entry: Entry, cardHeight: number | null, largest = type.text) {
    return setEntries([entry], {
      ...textRoom,
      size: largest,
      width: textRoom.width + (entry.sign ? 0 : 12),
      height: cardHeight,
    });
  }

  function card(entry: Entry, number: number, box: { x: number; y: number; height: number }): GroupElement {
    const set = setCard(entry, roomIn(box.height), size);
    // Titles with texts begin on one line; what is short stands in the middle.
    const top = box.y + (hasTexts ? 8 : Math.max(4, (box.height - set.height) / 2));
    const stroke: Role = entry.sign ? signRoles[entry.sign] : 'line';
    const isAssumed = entry.sign === 'assumed' || entry.sign === 'open';
    const textX = box.x + textLeft - (entry.sign ? 0 : 12);
    const [text] = drawEntries(set, { x: textX, y: top, width: textRoom.width, words: source.words });
    const parts = text?.elements ?? [];
    return {
      kind: 'group',
      pointer: entry.pointer,
      label: isChain ? `${number}. ${entry.label}` : entry.label,
      elements: [
        {
          kind: 'box',
          ...box,
          width: cardWidth,
          radius: 6,
          stroke,
          ...(isAssumed ? { dash: 'dashed' as const } : { fill: 'paper' as const }),
        },
        ...strip(entry, number, box),
        ...(entry.sign ? parts : parts.filter(({ kind }) => kind !== 'ellipse')),
      ],
    };
  }

  function strip(entry: Entry, number: number, box: { x: number; y: number; height: number }): SceneElement[] {
    const sign = isChain ? String(number) : entry.speaker && String(entry.speaker.number);
    if (sign === undefined) return [];
    const role = entry.speaker?.role ?? headingRole(content);
    const set = typesetText(sign, { width: stripWidth + 10, height: 16, size: 12, least: 10, weight: 600 });
    const middle = { x: box.x + stripWidth / 2, y: box.y + box.height / 2 };
    return [
      { kind: 'box', x: box.x, y: box.y, width: stripWidth, height: box.height, radius: 6, fill: role },
      drawText(set, { x: middle.x, y: middle.y - set.lineHeight / 2, role: 'on-accent', align: 'middle' }),
    ];
  }

  function arrow(x: number, y: number): SceneElement {
    return {
      kind: 'path',
      commands: `M ${x + 5} ${y - 5} L ${x + 11} ${y} L ${x + 5} ${y + 5} Z`,
      fill: headingRole(content),
    };
  }
};
