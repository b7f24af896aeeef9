import type { TextElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';

/** Lines of a text that become one bar: bars of single ones would be hairlines. */
const linesOfBar = 2;

/** A text as rounded bars as long as its lines. */
export function barsOf(text: TextElement, dx: number, dy: number): string {
  const { x, y, lines, size, lineHeight, weight, align, rotation } = text;
  if (rotation !== undefined) return '';
  const step = Math.min(lines.length, linesOfBar);
  const thickness = Math.max(size * 0.6, (step - 1) * lineHeight * 0.8);
  const starts = lines.flatMap((_, index) => (index % step === 0 ? [index] : []));
  const bars = starts.map((first) => {
    const width = Math.max(...lines.slice(first, first + step).map((line) => measureText(line, size, weight)));
    const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
    return rectangle(dx + left, dy + y + first * lineHeight - size * 0.7, width, thickness, thickness / 2);
  });
  return bars.join('');
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const [left, top, right, bottom] = [round(x), round(y), round(x + width), round(y + height)];
  if (right <= left || bottom <= top) return '';
  const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
  if (r === 0) return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const arc = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return (
    `M${left + r} ${top}H${right - r}${arc(right, top + r)}V${bottom - r}${arc(right - r, bottom)}` +
    `H${left + r}${arc(left, bottom - r)}V${top + r}${arc(left + r, top)}Z`
  );
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const half = `a${radiusX} ${radiusY} 0 1 0`;
  return `M${x - radiusX} ${y}${half} ${2 * radiusX} 0${half} ${-2 * radiusX} 0Z`;
}

/** Moves the path of a scene: its commands are absolute, so that all its numbers are points. */
export function movePath(commands: string, dx: number, dy: number): string {
  let isX = false;
  return commands.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return String(Number(number) + (isX ? dx : dy));
  });
}
