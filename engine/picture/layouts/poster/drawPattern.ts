import { drawText } from '../../elements/drawText.ts';
import { type Accent, type Role, soft } from '../../roles.ts';
import type { SceneElement } from '../../Scene.ts';
import { setText } from '../../text/setText.ts';

interface PatternBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

const palettes: readonly (readonly [Accent, Accent])[] = [
  ['accent-4', 'accent-3'],
  ['accent-2', 'accent-5'],
  ['accent-6', 'accent-1'],
  ['accent-3', 'accent-2'],
  ['accent-5', 'accent-4'],
  ['accent-1', 'accent-6'],
];

// Neighbours of one colour overlap by a hair, so that no line is seen between them.
const seam = 0.6;

// How far the handles of a curve lie from its ends where it is a quarter of a circle.
const handle = 0.5523;

/**
 * A picture in the place of one that the document only names: tiles with arcs and discs about the initial of a name. The
 * same name and place in the list always give the same one.
 */
export function drawPattern(name: string, index: number, box: PatternBox, tile: number): SceneElement[] {
  const columns = columnsOf(box, tile);
  const rows = rowsOf(box, columns);
  const width = box.width / columns;
  const height = box.height / rows;
  const [first, second] = palettes[index % palettes.length] ?? palettes[0] ?? ['accent-4', 'accent-3'];
  const next = numbersFrom(name);
  const looks: readonly [[Role, Role], ...[Role, Role][]] = [
    [soft(first), first],
    [soft(first), second],
    [soft(second), first],
    [soft(second), second],
  ];
  const left = next(columns - 1);
  const top = next(rows - 1);

  const tiles = Array.from({ length: rows * columns }, (_, place) => {
    const column = place % columns;
    const row = Math.floor(place / columns);
    const isInitial = column - left >= 0 && column - left < 2 && row - top >= 0 && row - top < 2;
    if (isInitial) return [];
    return [drawTile({ x: box.x + column * width, y: box.y + row * height, width, height })];
  }).flat();
  const corner = { x: box.x + left * width, y: box.y + top * height, width: 2 * width, height: 2 * height };
  return [
    { kind: 'box', ...box, fill: soft(first) },
    ...tiles.map(({ ground }) => ground),
    ...tiles.flatMap(({ shapes }) => shapes),
    ...drawInitial(corner),
  ];

  function drawTile(at: PatternBox): { ground: SceneElement; shapes: SceneElement[] } {
    const [under, over] = looks[next(looks.length)] ?? looks[0];
    const corner = next(4);
    const ground: SceneElement = { kind: 'box', ...at, fill: under, stroke: under, strokeWidth: seam };
    return { ground, shapes: drawShapes(next(8), corner) };

    function drawShapes(form: number, turn: number): SceneElement[] {
      switch (form) {
        case 0:
          return [];
        case 1: {
          const radius = Math.min(at.width, at.height) * 0.3;
          const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
          return [{ kind: 'ellipse', ...middle, radiusX: radius, radiusY: radius, fill: over }];
        }
        case 2:
          return [quarter(at, turn, [0.5, 1], over)];
        case 3:
          return [quarter(at, turn, [0, 0.5], over), quarter(at, (turn + 2) % 4, [0, 0.5], over)];
        case 4:
          return [{ kind: 'box', ...at, fill: over, stroke: over, strokeWidth: seam }];
        default:
          return [quarter(at, turn, [0, 1], over)];
      }
    }
  }

  function drawInitial(at: PatternBox): SceneElement[] {
    const initial = [...name.trim()][0] ?? '';
    const size = Math.min(at.width, at.height) * 0.5;
    const text = setText(initial, { width: at.width, height: null, size, least: size, weight: 700 });
    const x = at.x + at.width / 2;
    const y = at.y + at.height / 2;
    const radius = Math.min(at.width, at.height) / 2;
    return [
      { kind: 'box', ...at, fill: soft(second) },
      { kind: 'ellipse', x, y, radiusX: radius, radiusY: radius, fill: second },
      drawText(text, { x, y: y - text.lineHeight / 2, role: 'on-accent', align: 'middle' }),
    ];
  }
}

/** A quarter of a ring about a corner of a tile, clockwise from the top left one; its radii are parts of the tile. */
function quarter(at: PatternBox, corner: number, [inner, outer]: readonly [number, number], fill: Role): SceneElement {
  const toRight = corner === 0 || corner === 3 ? 1 : -1;
  const toBottom = corner < 2 ? 1 : -1;
  const x = toRight === 1 ? at.x : at.x + at.width;
  const y = toBottom === 1 ? at.y : at.y + at.height;
  const point = (along: number, down: number) =>
    `${round(x + along * toRight * at.width)} ${round(y + down * toBottom * at.height)}`;
  const out = `C ${point(outer, outer * handle)}, ${point(outer * handle, outer)}, ${point(0, outer)}`;
  const back = `C ${point(inner * handle, inner)}, ${point(inner, inner * handle)}, ${point(inner, 0)}`;
  const commands = `M ${point(outer, 0)} ${out} L ${point(0, inner)} ${back} Z`;
  return { kind: 'path', commands, fill, stroke: fill, strokeWidth: seam };
}

/** The number of columns, near the wanted width of a tile, with which tiles are nearest to squares. */
function columnsOf(box: PatternBox, tile: number): number {
  const usual = Math.max(2, Math.round(box.width / tile));
  const stretch = (columns: number) => Math.abs(Math.log(box.height / rowsOf(box, columns) / (box.width / columns)));
  return [usual, usual + 1, Math.max(2, usual - 1)].reduce((best, columns) =>
    stretch(columns) < stretch(best) ? columns : best,
  );
}

function rowsOf({ width, height }: PatternBox, columns: number): number {
  return Math.max(2, Math.round((height * columns) / width));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Whole numbers below a limit that follow from a text (a linear congruential generator, seeded by its letters). */
function numbersFrom(text: string): (below: number) => number {
  let state = 7;
  for (const letter of text.slice(0, 200)) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return (below) => {
    state = (state * 48_271 + 11) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}
