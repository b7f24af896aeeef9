import { drawText } from '#engine/picture/elements/drawText.ts';
import { type Accent, type Role, soft } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

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

// How far the handles of a curve lie from its ends where it is a quarter of a circle.
const handle = 0.5523;

// All lengths below are parts of the shorter side.
const margin = 0.09;
const disc = 0.2;
const rings = [1, 0.78, 0.56, 0.34];
const dots = { across: 5, down: 4, apart: 0.065, radius: 0.014 };

/**
 * A picture in the place of one that the document only names: rings about one corner, the initial of a name in a disc
 * near the opposite one, and dots. The same name and place in the list always give the same one.
 */
export function drawPattern(name: string, index: number, box: PatternBox): SceneElement[] {
  const [first, second] = palettes[index % palettes.length] ?? ['accent-4', 'accent-3'];
  const side = Math.min(box.width, box.height);
  const corner = sumOf(name) % 4;
  // Coordinates from the corner of the rings, along and down to the opposite one.
  const toRight = corner === 0 || corner === 3;
  const toBottom = corner < 2;
  const at = (along: number, down: number) => ({
    x: round(toRight ? box.x + along : box.x + box.width - along),
    y: round(toBottom ? box.y + down : box.y + box.height - down),
  });
  const inset = (margin + disc) * side;
  const middle = { along: box.width - inset, down: box.height - inset };
  const free = Math.hypot(middle.along, middle.down) - (disc + 0.05) * side;
  const reach = Math.min(side, free);
  const colours: readonly Role[] = [first, soft(second), second, soft(first)];

  return [
    { kind: 'box', ...box, fill: soft(first) },
    ...rings.map((part, ring) => quarter(part * reach, colours[ring] ?? first)),
    ...drawDots(),
    ...drawInitial(),
  ];

  /** A quarter of a disc about the corner. */
  function quarter(radius: number, fill: Role): SceneElement {
    const point = (along: number, down: number) => {
      const { x, y } = at(along * radius, down * radius);
      return `${x} ${y}`;
    };
    const curve = `C ${point(1, handle)}, ${point(handle, 1)}, ${point(0, 1)}`;
    return { kind: 'path', commands: `M ${point(0, 0)} L ${point(1, 0)} ${curve} Z`, fill };
  }

  /** Rows of dots beside the rings, as many as these leave room for. */
  function drawDots(): SceneElement[] {
    const step = dots.apart * side;
    const radius = dots.radius * side;
    const start = { along: box.width - margin * side, down: margin * side };
    const places = Array.from({ length: dots.across * dots.down }, (_, place) => ({
      along: start.along - (place % dots.across) * step,
      down: start.down + Math.floor(place / dots.across) * step,
    }));
    return places
      .filter(({ along, down }) => Math.hypot(along, down) > reach + 3 * radius)
      .map(({ along, down }) => ({
        kind: 'ellipse',
        ...at(along, down),
        radiusX: radius,
        radiusY: radius,
        fill: second,
      }));
  }

  function drawInitial(): SceneElement[] {
    const initial = [...name.trim()][0] ?? '';
    const size = disc * side * 1.05;
    const text = typesetText(initial, { width: side, height: null, size, least: size, weight: 700 });
    const { x, y } = at(middle.along, middle.down);
    const radius = disc * side;
    return [
      { kind: 'ellipse', x, y, radiusX: radius, radiusY: radius, fill: first },
      drawText(text, { x, y: y - text.lineHeight / 2, role: 'on-accent', align: 'middle' }),
    ];
  }
}

/** A whole number that follows from the letters of a text. */
function sumOf(text: string): number {
  return Array.from(text.slice(0, 200)).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
