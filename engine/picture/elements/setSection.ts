import type { Area } from '#engine/picture/Area.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import { type Accent, type Role, soft } from '#engine/picture/roles.ts';
import type { BoxElement, FontWeight, GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { drawDisc } from './drawDisc.ts';
import { drawText } from './drawText.ts';
import { setTexts, type Texts } from './setTexts.ts';

/** A heading with a text or a list below it. */
export interface Section extends Texts {
  pointer: string;
  title: string;
  role: Accent | 'gain' | 'pain';
  /** Whether it is yet to be found out, and therefore dashed. */
  isOpen?: boolean;
  /** Its place in the reading order, shown in a disc before the heading. */
  number?: number;
}

/** How a section stands out: on nothing, on its pale colour, or in a dashed outline. */
export type SectionPaint = 'plain' | 'filled' | 'dashed';

/** A part of a picture that was set, to be drawn with its top left corner at (x, y) and at least as high as it is. */
export interface SetBlock {
  height: number;
  /** Whether a text is not shown as a whole. */
  isShortened?: boolean;
  draw: (x: number, y: number, height?: number) => GroupElement;
}

interface SectionRoom {
  width: number;
  /** null: as much as it needs. */
  limit: number | null;
  size: number;
  /** Where it is not that of the area. */
  headingSize?: number;
  weight?: FontWeight;
  paint: SectionPaint;
  /** How many columns the texts of a list stand in. */
  columns?: number;
}

/** Sets a section in its room; an empty one says that there is nothing yet. */
export function setSection(
  section: Section,
  { width, limit, size, headingSize, weight, columns, ...look }: SectionRoom,
  { type }: Area,
  words: PictureWords,
): SetBlock {
  const largest = headingSize ?? type.heading;
  const paint = section.isOpen ? 'dashed' : look.paint;
  const padding = paint === 'plain' ? 0 : 12;
  const inner = width - 2 * padding;
  const before = section.number === undefined ? 0 : 26;
  const heading = typesetText(section.title, {
    width: inner - before,
    height: limit === null ? null : lineHeightOf(largest),
    size: largest,
    least: type.least,
    weight: 600,
  });
  const top = padding + heading.height + 4;
  const room = limit === null ? null : Math.max(0, limit - top - padding);
  const least = Math.min(size, type.least);
  const body = setTexts(section, { width: inner, height: room, size, least, weight, columns }, words);
  const titleRole: Role = paint === 'dashed' ? 'quiet' : section.role;

  return {
    height: top + body.height + padding,
    isShortened: heading.isShortened || body.isShortened,
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
        ...body.drawAt(padding, top),
      ],
    }),
  };
}

function ground({ role }: Section, paint: SectionPaint, width: number, height: number): BoxElement[] {
  if (paint === 'plain') return [];
  const box = { kind: 'box', x: 0, y: 0, width, height, radius: 10 } as const;
  // Half of an outline lies outside of its box.
  const within = { x: 0.75, y: 0.75, width: width - 1.5, height: height - 1.5 };
  if (paint === 'dashed') return [{ ...box, ...within, stroke: 'assumed', strokeWidth: 1.5, dash: 'dashed' }];
  return [{ ...box, fill: soft(role) }];
}

function drawNumber({ number, role }: Section, padding: number, lineHeight: number): SceneElement[] {
  if (number === undefined) return [];
  return drawDisc(number, { x: padding + 10, y: padding + lineHeight / 2, radius: 10, role });
}
