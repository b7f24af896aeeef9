import { drawText } from '#engine/picture/elements/drawText.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { drawLegendMark, widthOfMark } from './drawLegendMark.ts';
import type { LegendGroup, LegendMark } from './Legend.ts';

const afterMark = 6;
const afterName = 10;
const betweenItems = 16;
const betweenGroups = 30;

interface LegendRoom {
  width: number;
  /** How many lines it may take. */
  most: number;
  size: number;
  least: number;
}

/** A legend that was set. */
export interface SetLegend {
  height: number;
  drawAt: (x: number, y: number) => GroupElement;
}

interface Piece {
  mark?: LegendMark | undefined;
  text: string;
  isName: boolean;
  width: number;
  /** The gap to what stands before it in a line. */
  before: number;
}

/** Sets a legend in lines, smaller where it would take too many; what then finds no place is left out. */
export function setLegend(groups: readonly LegendGroup[], { width, most, size, least }: LegendRoom): SetLegend {
  let tried = size;
  let lines = inLines(tried);
  while (lines.length > most && tried > least) {
    tried -= 0.5;
    lines = inLines(tried);
  }
  const lineHeight = lineHeightOf(tried) + 2;
  const shown = lines.slice(0, most);
  return {
    height: shown.length * lineHeight,
    drawAt: (x, y) => ({ kind: 'group', x, y, isFrame: true, elements: draw() }),
  };

  function draw(): SceneElement[] {
    return shown.flatMap((pieces, row) => {
      let x = 0;
      return pieces.flatMap(({ mark, text, isName, width: own, before }, index) => {
        if (index > 0) x += before;
        const left = x + (mark ? widthOfMark(mark) + afterMark : 0);
        const weight = isName ? 600 : 400;
        const set = typesetText(text, { width: width - left, height: lineHeight, size: tried, least: tried, weight });
        const drawn = [
          ...(mark ? drawLegendMark(mark, x, row * lineHeight + set.lineHeight / 2) : []),
          drawText(set, { x: left, y: row * lineHeight, role: 'quiet' }),
        ];
        x += own;
        return drawn;
      });
    });
  }

  function inLines(at: number): Piece[][] {
    const set: Piece[][] = [];
    let line: Piece[] = [];
    let used = 0;
    const pieces = groups.flatMap((group, index) => piecesOf(group, index === 0 ? 0 : betweenGroups, at));
    for (const [index, piece] of pieces.entries()) {
      // A name stands with the first of its words.
      const next = piece.isName ? pieces[index + 1] : undefined;
      const needed = piece.width + (next ? next.before + next.width : 0);
      if (line.length > 0 && used + piece.before + needed > width) {
        set.push(line);
        line = [];
        used = 0;
      }
      used += (line.length > 0 ? piece.before : 0) + piece.width;
      line.push(piece);
    }
    return line.length > 0 ? [...set, line] : set;
  }
}

function piecesOf({ name, items }: LegendGroup, before: number, size: number): Piece[] {
  const title: Piece[] = name === '' ? [] : [{ text: name, isName: true, width: measureText(name, size, 600), before }];
  const words = items.map(({ mark, word }, index): Piece => {
    const width = (mark ? widthOfMark(mark) + afterMark : 0) + measureText(word, size, 400);
    return {
      mark,
      text: word,
      isName: false,
      width,
      before: index > 0 ? betweenItems : name === '' ? before : afterName,
    };
  });
  return [...title, ...words];
}
