import { paperColours } from '#engine/picture/renderers/paperColours.ts';
import type { Role } from '#engine/picture/roles.ts';
import type { Outline } from '#engine/picture/Scene.ts';
import { tag } from '#server/export/formats/pptx/xml.ts';

import type { Pen } from './Pen.ts';
import type { ShapeBounds } from './Shape.ts';

const longestName = 60;

const decorative = tag(
  'a:extLst',
  {},
  tag(
    'a:ext',
    { uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}' },
    tag('adec:decorative', {
      'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative',
      val: 1,
    }),
  ),
);

/** What the selection pane and screen readers know of a shape; without a description it is there to be seen only. */
export function identity(pen: Pen, name: string, description?: string): string {
  const shown = name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name;
  return description === undefined
    ? tag('p:cNvPr', { id: pen.nextId(), name: shown }, decorative)
    : tag('p:cNvPr', { id: pen.nextId(), name: shown, descr: description || undefined });
}

export function transform(
  [left, top, right, bottom]: ShapeBounds,
  attributes: Record<string, number | undefined> = {},
) {
  const place = tag('a:off', { x: left, y: top }) + tag('a:ext', { cx: right - left, cy: bottom - top });
  return tag('a:xfrm', attributes, place);
}

export function solid(role: Role): string {
  return tag('a:solidFill', {}, tag('a:srgbClr', { val: paperColours[role].slice(1).toUpperCase() }));
}

const dashKinds = { dashed: 'dash', dotted: 'sysDot' };

/** The outline; `ends` is what a line ends in. */
export function strokeOf(pen: Pen, { stroke, strokeWidth = 1, dash }: Outline, ends = ''): string {
  if (!stroke) return tag('a:ln', {}, tag('a:noFill'));
  const dashing = dash ? tag('a:prstDash', { val: dashKinds[dash] }) : '';
  return tag('a:ln', { w: pen.length(strokeWidth) }, solid(stroke) + dashing + ends);
}

export function fillOf({ fill }: Outline): string {
  return fill ? solid(fill) : tag('a:noFill');
}
