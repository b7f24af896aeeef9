import type { TextElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { typeface } from '#server/export/formats/pptx/typeface.ts';
import { escapeText, tag } from '#server/export/formats/pptx/xml.ts';

import type { Pen } from './Pen.ts';
import type { Place } from './Place.ts';
import type { Shape, ShapeBounds } from './Shape.ts';
import { identity, solid, transform } from './shapeParts.ts';

// Where the baseline of the first line lies below the top of a box with exact line spacing: what is below is the
// descent.
const descent = 0.255;
// For programs without the font, whose signs may be wider.
const slack = 1.12;

const alignments = { start: 'l', middle: 'ctr', end: 'r' };

/** A text box with its lines broken as they are in the picture. */
export function drawText(pen: Pen, element: TextElement, { x, y, isWritten }: Place): Shape {
  const { lines, size, lineHeight, weight, align, rotation } = element;
  const width = Math.max(size, ...lines.map((line) => measureText(line, size, weight))) * slack;
  const height = lines.length * lineHeight;
  const fromLeft = { start: 0, middle: width / 2, end: width }[align];
  const above = lineHeight - size * descent;
  const anchor = { x: x + element.x, y: y + element.y };
  const middle = turned({ x: width / 2 - fromLeft, y: height / 2 - above }, rotation ?? 0);
  const left = anchor.x + middle.x - width / 2;
  const top = anchor.y + middle.y - height / 2;
  const bounds: ShapeBounds = [pen.x(left), pen.y(top), pen.x(left + width), pen.y(top + height)];

  const style = {
    lang: pen.languages.of(isWritten && !element.isWord),
    sz: pen.points(size),
    b: weight >= 600 ? 1 : 0,
    dirty: 0,
  };
  const face = { typeface, pitchFamily: 34, charset: 0 };
  const paint = solid(element.role) + tag('a:latin', face) + tag('a:ea', { typeface }) + tag('a:cs', { typeface });
  const spacing = tag('a:lnSpc', {}, tag('a:spcPts', { val: pen.points(lineHeight) }));
  const runs = lines.map((line) => tag('a:r', {}, tag('a:rPr', style, paint) + `<a:t>${escapeText(line)}</a:t>`));
  const text = lines.join(' ');
  const rtl = isRightToLeft(text) ? 1 : undefined;
  const xml = tag(
    'p:sp',
    {},
    tag('p:nvSpPr', {}, identity(pen, text, '') + tag('p:cNvSpPr', { txBox: 1 }) + tag('p:nvPr')) +
      tag(
        'p:spPr',
        {},
        transform(bounds, { rot: rotation === undefined ? undefined : ((rotation + 360) % 360) * 60_000 }) +
          tag('a:prstGeom', { prst: 'rect' }, tag('a:avLst')) +
          tag('a:noFill'),
      ) +
      tag(
        'p:txBody',
        {},
        tag('a:bodyPr', { wrap: 'none', lIns: 0, tIns: 0, rIns: 0, bIns: 0, anchor: 't' }, tag('a:noAutofit')) +
          tag('a:lstStyle') +
          tag(
            'a:p',
            {},
            tag('a:pPr', { marL: 0, indent: 0, algn: alignments[align], rtl }, spacing + tag('a:buNone')) +
              runs.join(tag('a:br', {}, tag('a:rPr', style))),
          ),
      ),
  );
  return { xml, bounds };
}

function turned({ x, y }: { x: number; y: number }, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

function isRightToLeft(text: string): boolean {
  return /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
}
