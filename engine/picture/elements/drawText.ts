import type { Role } from '#engine/picture/roles.ts';
import type { TextElement } from '#engine/picture/Scene.ts';
import type { TypesetText } from '#engine/picture/text/typesetText.ts';

// Where the baseline lies in a line of Inter, as a part of the font's size.
const ascent = 0.93;

interface TextPlace extends Pick<TextElement, 'figureOf'> {
  x: number;
  y: number;
  role?: Role;
  align?: TextElement['align'];
}

/** A text that was set, with its top at `y`; centred or right-aligned ones have their middle or end at `x`. */
export function drawText(
  { lines, size, lineHeight, weight }: Pick<TypesetText, 'lines' | 'size' | 'lineHeight' | 'weight'>,
  { x, y, role = 'ink', align = 'start', figureOf }: TextPlace,
): TextElement {
  const baseline = y + (lineHeight - size) / 2 + size * ascent - size * 0.02;
  const text = { kind: 'text', x, y: round(baseline), lines, size, lineHeight, weight, role, align } as const;
  return figureOf === undefined ? text : { ...text, figureOf };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
