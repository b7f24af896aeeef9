import type { GroupElement, LineElement, Outline, Scene, SceneElement, TextElement } from '#engine/picture/Scene.ts';

import { arrowHead } from './arrowHead.ts';
import { dashes } from './dashes.ts';
import { paperColours } from './paperColours.ts';

const fonts = 'Inter, Arial, Helvetica, sans-serif';

/** The address of an uploaded image, such as its bytes as data; undefined where it is not at hand. */
export type AddressOf = (file: string) => string | undefined;

/** A sheet as an SVG file of its own, in the colours of paper, with its title and text alternative; text stays text. */
export function sceneSvg({ width, height, title, description, elements }: Scene, addressOf?: AddressOf): string {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  const background = tag('rect', { width, height, fill: paperColours.ground });
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, role: 'img', 'font-family': fonts },
    tag('title', {}, escape(title)) + tag('desc', {}, escape(description)) + background + drawAll(elements, addressOf),
  );
}

function drawAll(elements: readonly SceneElement[], addressOf: AddressOf | undefined): string {
  return elements.map((element) => draw(element, addressOf)).join('');
}

function draw(element: SceneElement, addressOf: AddressOf | undefined): string {
  switch (element.kind) {
    case 'text':
      return drawText(element);
    case 'box': {
      const { x, y, width, height, radius } = element;
      return tag('rect', {
        x,
        y,
        width: Math.max(0, width),
        height: Math.max(0, height),
        rx: radius,
        ...paint(element),
      });
    }
    case 'line':
      return drawLine(element);
    case 'ellipse': {
      const { x, y, radiusX, radiusY } = element;
      return tag('ellipse', { cx: x, cy: y, rx: radiusX, ry: radiusY, ...paint(element) });
    }
    case 'path':
      return tag('path', { d: element.commands, ...paint(element) });
    case 'image': {
      const { x, y, width, height, file, label } = element;
      const href = addressOf?.(file);
      if (href === undefined) return tag('rect', { x, y, width, height, fill: paperColours['wash-2'] });
      return tag('image', { x, y, width, height, href, 'aria-label': label });
    }
    case 'group':
      return drawGroup(element, addressOf);
  }
}

function drawGroup({ x = 0, y = 0, label, elements }: GroupElement, addressOf: AddressOf | undefined): string {
  const transform = x === 0 && y === 0 ? undefined : `translate(${x} ${y})`;
  const name = label === undefined ? '' : tag('title', {}, escape(label));
  return tag('g', { transform }, name + drawAll(elements, addressOf));
}

function drawText({ x, y, lines, size, lineHeight, weight, role, align, rotation }: TextElement): string {
  const spans = lines.map((line, index) => tag('tspan', { x, y: y + index * lineHeight }, escape(line)));
  return tag(
    'text',
    {
      'font-size': size,
      'font-weight': weight,
      'text-anchor': align,
      fill: paperColours[role],
      transform: rotation === undefined ? undefined : `rotate(${rotation} ${x} ${y})`,
    },
    spans.join(''),
  );
}

function drawLine(element: LineElement): string {
  const { x1, y1, x2, y2, stroke, hasArrow } = element;
  const line = tag('line', { x1, y1, x2, y2, ...paint(element) });
  return hasArrow ? line + tag('path', { d: arrowHead(element), fill: paperColours[stroke] }) : line;
}

function paint({ fill, stroke, strokeWidth, dash }: Outline): Attributes {
  return {
    fill: fill ? paperColours[fill] : 'none',
    stroke: stroke && paperColours[stroke],
    'stroke-width': stroke && (strokeWidth ?? 1),
    'stroke-dasharray': dash && dashes[dash].join(' '),
  };
}

type Attributes = Record<string, string | number | undefined>;

function tag(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escape(String(value))}"`);
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
}

const round = (value: number) => Math.round(value * 100) / 100;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// XML has no place for control characters, not even as references.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
