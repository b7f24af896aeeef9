import { drawText } from '#engine/picture/elements/drawText.ts';
import type { LayArea } from '#engine/picture/layouts/canvas/Laid.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { drawNumber } from './drawNumber.ts';
import { ground, headingRole } from './ground.ts';

const pad = 14;

/** An area of one statement: large (lead), light on dark over the width (band), or on an arrow that points on. */
export const layStatement: LayArea = (content, { width, height, area, source }) => {
  const { as } = content;
  const { type } = area;
  const tip = as === 'arrow' && area.form !== 'narrow' ? 20 : 0;
  const left = pad + (tip > 0 ? 10 : 0);
  const inner = Math.max(20, width - left - pad - tip);
  const role = as === 'band' ? 'on-accent' : headingRole(content);
  const large = { lead: 1.35, band: 1.25, star: 1, arrow: 1.05, list: 1, chain: 1, cards: 1 }[as];

  const parts = content.parts.map((part, index) => {
    const texts = part.entries.map(({ title }) => title);
    const text = texts.join(' · ') || source.words.none;
    const nameWidth = index === 0 && content.number !== undefined ? inner - 26 : inner;
    const name = typesetText(part.name, {
      width: nameWidth,
      height: null,
      size: type.small,
      least: type.least,
      weight: 600,
    });
    const size = index === 0 ? Math.round(type.heading * large) : as === 'lead' ? type.heading : type.text;
    const weight = texts.length > 0 && (index === 0 || as === 'lead') ? 600 : 400;
    const room = { width: inner, size, least: type.least, weight } as const;
    return { part, name, room, text, natural: typesetText(text, { ...room, height: null }).height };
  });
  const names = parts.reduce((total, { name }, index) => total + name.height + (index === 0 ? 4 : 16), 0);
  const wanted = parts.reduce((total, { natural }) => total + natural, 0);
  const limit = height === null ? Infinity : Math.max(0, height - 2 * pad - names);
  const factor = Math.min(1, limit / wanted);

  let y = pad;
  const groups = parts.flatMap(({ part, name, room, text, natural }, index): GroupElement[] => {
    const end = y + 12 + name.height + 4 + lineHeightOf(type.least);
    // The reading below has what finds no room.
    if (index > 0 && height !== null && end > height) return [];
    if (index > 0) y += 12;
    const set = typesetText(text, { ...room, height: factor < 1 ? natural * factor : null });
    const number = index === 0 ? content.number : undefined;
    const circle = number === undefined ? [] : drawNumber(number, { x: left, y: y + name.lineHeight / 2, role });
    const nameText = drawText(name, { x: number === undefined ? left : left + 26, y, role });
    const textRole = as === 'band' ? 'on-accent' : index > 0 && as === 'lead' ? 'accent-2' : 'ink';
    const valueText = drawText(set, { x: left, y: y + name.height + 4, role: textRole });
    y += name.height + 4 + set.height;
    const { pointer } = part;
    return [
      {
        kind: 'group',
        label: number === undefined ? `${part.name}: ${text}` : `${number} ${part.name}: ${text}`,
        pointer,
        elements: [...circle, nameText, valueText],
      },
    ];
  });
  const used = height ?? y + pad;
  return { height: used, elements: [back(used), ...groups] };

  function back(used: number): SceneElement {
    if (as === 'band') return { kind: 'box', x: 0, y: 0, width, height: used, radius: 8, fill: 'accent-1' };
    const box = ground(content, width, used);
    if (tip === 0 || box.kind !== 'box') return box;
    const commands = `M 0 0 L ${width - tip} 0 L ${width} ${used / 2} L ${width - tip} ${used} L 0 ${used} L ${tip / 2} ${used / 2} Z`;
    return { kind: 'path', commands, fill: box.fill, stroke: headingRole(content), strokeWidth: 1 };
  }
};
