import type { Area } from '#engine/picture/Area.ts';
import { drawDisc } from '#engine/picture/elements/drawDisc.ts';
import { drawSteps, stepsWidth } from '#engine/picture/elements/drawSteps.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import { drawSign } from '#engine/picture/entries/drawSign.ts';
import type { FontWeight, SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Card, Column } from './readBoard.ts';
import type { CardTest } from './readTest.ts';
import type { SetCard } from './setCard.ts';

const pad = 12;

/** A part of a card, below those before it. */
interface Row {
  /** Where it stands: what matters most is set first. */
  place: number;
  gap: number;
  height: number;
  draw: (x: number, y: number) => SceneElement[];
}

interface Room {
  width: number;
  limit: number | null;
  size: number;
}

/** Sets the card of a test: kind, sentence, result beside threshold, what follows; in a limited height less of it. */
export function setTestCard(card: Card & { test: CardTest }, column: Column, room: Room, { type }: Area): SetCard {
  const { pointer, number, title, chip, text, test } = card;
  const inner = room.width - 2 * pad;
  const least = Math.min(room.size, type.least);
  const small = Math.max(least, Math.min(type.small, room.size));
  const radius = number > 99 ? 13 : 9;
  const rows: Row[] = [];
  let left = room.limit === null ? Infinity : room.limit - 2 * pad;

  addTitle();
  addBar();
  addKind();
  addFigures();
  addVerdict();
  addText(text, { place: 6, gap: 4, size: room.size });
  addText(test.note, { place: 7, gap: 6, size: small, isQuiet: true });
  rows.sort((a, b) => a.place - b.place);
  const height = rows.reduce((sum, row) => sum + row.gap + row.height, 2 * pad);
  const said = [title, chip, test.told, test.needed, test.verdict?.word, test.decision, text, test.note];

  return {
    height,
    draw: (x, y, tall = height) => {
      const ground = { x: 0.5, y: 0.5, width: room.width - 1, height: tall - 1, radius: 10 };
      const elements: SceneElement[] = [{ kind: 'box', ...ground, fill: 'paper', stroke: 'line' }];
      let top = pad;
      for (const row of rows) {
        top += row.gap;
        elements.push(...row.draw(pad, top));
        top += row.height;
      }
      const label = `${column.title}, ${number}: ${said.filter((part) => part).join('; ')}`;
      return { kind: 'group', x, y, pointer, label, elements };
    },
  };

  function add(row: Row): void {
    if (row.gap + row.height > left) return;
    left -= row.gap + row.height;
    rows.push(row);
  }

  function addTitle(): void {
    const before = 2 * radius + 7;
    // The figures below matter as much as the end of a long sentence.
    const most = left === Infinity ? null : Math.max(lineHeightOf(least), left * 0.55);
    const set = typesetText(title, { width: inner - before, height: most, size: room.size, least, weight: 600 });
    add({
      place: 2,
      gap: 4,
      height: Math.max(set.height, 2 * radius),
      draw: (x, y) => [
        ...drawDisc(number, { x: x + radius, y: y + lineHeightOf(room.size) / 2, radius, role: column.role }),
        drawText(set, { x: x + before, y }),
      ],
    });
  }

  function addBar(): void {
    const { bar } = test;
    if (!bar) return;
    add({
      place: 3,
      gap: 8,
      height: 14,
      draw: (x, y) => {
        const track = { kind: 'box', x, y: y + 4, height: 6, radius: 3 } as const;
        const filled = bar.result === null ? 0 : Math.max(6, bar.result * inner);
        const at = x + Math.min(Math.max(bar.threshold * inner, 1), inner - 1);
        return [
          { ...track, width: inner, fill: 'wash-2' },
          ...(bar.result === null ? [] : [{ ...track, width: filled, fill: 'ink' } as const]),
          // Apart from the bar, so that it is seen on it in grey as well.
          { kind: 'box', x: at - 2.5, y: y, width: 5, height: 14, fill: 'paper' },
          { kind: 'box', x: at - 1, y, width: 2, height: 14, fill: 'ink' },
        ];
      },
    });
  }

  /** What was found and what was needed, in one line where there is room. */
  function addFigures(): void {
    const widths = [measureText(test.told, small, 600), measureText(test.needed, small, 400)];
    const isOne = (widths[0] ?? 0) + (widths[1] ?? 0) + 12 <= inner;
    const told = { place: 4, gap: 2, size: small, weight: 600 } as const;
    if (!isOne || test.told === '' || test.needed === '') {
      addText(test.told, told);
      addText(test.needed, { ...told, place: 4.5, gap: 0, weight: 400, isQuiet: true });
      return;
    }
    const line = { size: small, least: small, height: null, width: inner };
    const found = typesetText(test.told, { ...line, weight: 600 });
    const needed = typesetText(test.needed, line);
    add({
      ...told,
      height: found.height,
      draw: (x, y) => [drawText(found, { x, y }), drawText(needed, { x: x + inner, y, role: 'quiet', align: 'end' })],
    });
  }

  function addKind(): void {
    const { strength, verdict } = test;
    if (chip === '' && strength === null && !verdict) return;
    const before = verdict ? 20 : 0;
    const line = lineHeightOf(small);
    const width = inner - before - (strength === null ? 0 : stepsWidth + 8);
    const most = left === Infinity ? null : line;
    const set = typesetText(chip, { width, height: most, size: small, least: small });
    add({
      place: 1,
      gap: 0,
      height: Math.max(line, set.height),
      draw: (x, y) => [
        ...(verdict ? drawSign(verdict.sign, x + 7, y + line / 2) : []),
        ...(chip === '' ? [] : [drawText(set, { x: x + before, y, role: 'quiet' })]),
        ...(strength === null ? [] : drawSteps(strength, x + inner - stepsWidth, y + line / 2)),
      ],
    });
  }

  /** What the result says, and what follows from it. */
  function addVerdict(): void {
    const { verdict, decision } = test;
    if (!verdict && decision === '') return;
    const line = lineHeightOf(small);
    const one = { height: line, size: small, least: small };
    const pill = decision === '' ? null : typesetText(decision, { ...one, width: inner - 20, weight: 500 });
    const pillWidth = pill ? Math.min(inner, measureText(pill.lines[0] ?? '', small, 500) + 20) : 0;
    const rest = inner - (pill ? pillWidth + 8 : 0);
    const word = verdict && rest > 40 ? typesetText(verdict.word, { ...one, width: rest }) : null;
    add({
      place: 5,
      gap: 8,
      height: line + 6,
      draw: (x, y) => [
        ...(pill
          ? [
              { kind: 'box', x, y, width: pillWidth, height: line + 6, radius: 11, fill: 'wash-2' } as const,
              drawText(pill, { x: x + 10, y: y + 3 }),
            ]
          : []),
        ...(word ? [drawText(word, { x: x + inner - rest, y: y + 3, role: 'quiet' })] : []),
      ],
    });
  }

  function addText(written: string, { place, gap, size, weight, isQuiet }: Omit<Row, 'height' | 'draw'> & Line): void {
    if (written === '' || left < gap + lineHeightOf(Math.min(size, least))) return;
    const height = left === Infinity ? null : left - gap;
    const set = typesetText(written, {
      width: inner,
      height,
      size,
      least: Math.min(size, least),
      ...(weight && { weight }),
    });
    const role = isQuiet ? 'quiet' : 'ink';
    add({ place, gap, height: set.height, draw: (x, y) => [drawText(set, { x, y, role })] });
  }
}

interface Line {
  size: number;
  weight?: FontWeight;
  isQuiet?: boolean;
}
