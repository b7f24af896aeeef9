import { drawText } from '#engine/picture/elements/drawText.ts';
import { drawEntries } from '#engine/picture/entries/drawEntries.ts';
import { setEntries } from '#engine/picture/entries/setEntries.ts';
import type { LayArea } from '#engine/picture/layouts/canvas/Laid.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import { drawHeading } from './drawHeading.ts';
import { ground, headingRole } from './ground.ts';

const pad = 12;

/** An area of bullets: its name, its entries, and each further field below a dashed line and its own name. */
export const layList: LayArea = (content, { width, height, area, source }) => {
  const inner = width - 2 * pad;
  const { type } = area;
  const role = headingRole(content);
  const heading = drawHeading(content, { width: inner, area });
  const elements: SceneElement[] = [{ kind: 'group', x: pad, y: pad, elements: heading.elements }];

  const subheads = content.parts.slice(1).map(({ name }) => {
    return typesetText(name, { width: inner, height: null, size: type.small, least: type.least, weight: 600 });
  });
  const headsHeight = subheads.reduce((total, head) => total + head.height + 24, heading.height);
  const room = { width: inner, size: type.text, least: type.least };
  const naturals = content.parts.map(({ entries }) => setEntries(entries, { ...room, height: null }).height || 18);
  const wanted = naturals.reduce((total, each) => total + each, 0);
  const limit = height === null ? Infinity : Math.max(0, height - 2 * pad - headsHeight);
  const factor = Math.min(1, limit / wanted);

  let y = pad + heading.height;
  let size = type.text;
  let isShortened = false;
  for (const [index, part] of content.parts.entries()) {
    const head = subheads[index - 1];
    if (head) {
      elements.push({ kind: 'line', x1: pad, y1: y + 10, x2: width - pad, y2: y + 10, stroke: 'line', dash: 'dashed' });
      const text = drawText(head, { x: pad, y: y + 18, role: content.tone ?? 'accent-2' });
      elements.push({ kind: 'group', label: part.name, pointer: part.pointer, elements: [text] });
      y += head.height + 24;
    }
    const partHeight = (naturals[index] ?? 0) * factor;
    const set = setEntries(part.entries, { ...room, height: factor < 1 ? partHeight : null });
    isShortened ||= set.isShortened;
    if (part.entries.length > 0) size = Math.min(size, set.size);
    else elements.push(none(part, pad, y));
    elements.push(...drawEntries(set, { x: pad, y, width: inner, role, words: source.words }));
    y += part.entries.length === 0 ? 18 : set.height;
  }
  const used = height ?? y + pad;
  return { height: used, size, isShortened, elements: [ground(content, width, used), ...elements] };

  function none(part: { name: string; pointer: string }, x: number, top: number): GroupElement {
    const text = typesetText(source.words.none, { width: inner, height: 18, size: type.small, least: type.least });
    const label = `${part.name}: ${source.words.none}`;
    return { kind: 'group', label, pointer: part.pointer, elements: [drawText(text, { x, y: top, role: 'quiet' })] };
  }
};
