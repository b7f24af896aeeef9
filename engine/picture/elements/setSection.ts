import type { Area } from '../Area.ts';
import type { PictureWords } from '../PictureWords.ts';
import { type Accent, type Role, soft } from '../roles.ts';
import type { BoxElement, GroupElement, SceneElement } from '../Scene.ts';
import { setList } from '../text/setList.ts';
import { lineHeightOf, setText } from '../text/setText.ts';
import { bulletIndent, drawList } from './drawList.ts';
import { drawText } from './drawText.ts';

/** A heading with a text or a list below it. */
export interface Section {
  pointer: string;
  title: string;
  texts: string[];
  isList: boolean;
  role: Accent | 'gain' | 'pain';
  /** Its place in the reading order, shown in a disc before the heading. */
  number?: number;
}

/** How a section stands out: on nothing, on its pale colour, or in a dashed outline. */
export type SectionPaint = 'plain' | 'filled' | 'dashed';

/** A part of a picture that was set, to be drawn with its top left corner at (x, y) and at least as high as it is. */
export interface SetBlock {
  height: number;
  draw: (x: number, y: number, height?: number) => GroupElement;
}

interface SectionRoom {
  width: number;
  /** null: as much as it needs. */
  limit: number | null;
  size: number;
  paint: SectionPaint;
}

/** Sets a section in its room; an empty one says that there is nothing yet. */
export function setSection(
  section: Section,
  { width, limit, size, paint }: SectionRoom,
  { type }: Area,
  words: PictureWords,
): SetBlock {
  const padding = paint === 'plain' ? 0 : 12;
  const inner = width - 2 * padding;
  const before = section.number === undefined ? 0 : 26;
  const heading = setText(section.title, {
    width: inner - before,
    height: limit === null ? null : lineHeightOf(type.heading),
    size: type.heading,
    least: type.least,
    weight: 600,
  });
  const top = padding + heading.height + 4;
  const room = limit === null ? null : Math.max(0, limit - top - padding);
  const least = Math.min(size, type.least);
  const body = setBody();
  const titleRole: Role = paint === 'dashed' ? 'quiet' : section.role;

  return {
    height: top + body.height + padding,
    draw: (x, y, height = top + body.height + padding) => ({
      kind: 'group',
      x,
      y,
      pointer: section.pointer,
      label: `${section.title}: ${section.texts.length === 0 ? words.none : section.texts.join('; ')}`,
      elements: [
        ...ground(section, paint, width, height),
        ...drawNumber(section, padding, heading.lineHeight),
        drawText(heading, { x: padding + before, y: padding, role: titleRole }),
        ...body.elements,
      ],
    }),
  };

  function setBody(): { height: number; elements: SceneElement[] } {
    const [first = ''] = section.texts;
    if (first === '') {
      const none = setText(words.none, { width: inner, height: room, size: type.small, least });
      return { height: none.height, elements: [drawText(none, { x: padding, y: top, role: 'quiet' })] };
    }
    if (!section.isList) {
      const text = setText(first, { width: inner, height: room, size, least });
      return { height: text.height, elements: [drawText(text, { x: padding, y: top })] };
    }
    const list = setList(section.texts, { width: inner - bulletIndent, height: room, size, least });
    return { height: list.height, elements: drawList(list, { x: padding, y: top, words }) };
  }
}

function ground({ role }: Section, paint: SectionPaint, width: number, height: number): BoxElement[] {
  if (paint === 'plain') return [];
  const box = { kind: 'box', x: 0, y: 0, width, height, radius: 10 } as const;
  if (paint === 'dashed') return [{ ...box, stroke: 'assumed', strokeWidth: 1.5, dash: 'dashed' }];
  return [{ ...box, fill: soft(role) }];
}

function drawNumber({ number, role }: Section, padding: number, lineHeight: number): SceneElement[] {
  if (number === undefined) return [];
  const y = padding + lineHeight / 2;
  const text = setText(String(number), { width: 20, height: null, size: 12, least: 12, weight: 600 });
  return [
    { kind: 'ellipse', x: padding + 10, y, radiusX: 10, radiusY: 10, fill: role },
    drawText(text, { x: padding + 10, y: y - text.lineHeight / 2, role: 'on-accent', align: 'middle' }),
  ];
}
