import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import { type Section, type SetBlock, setSection } from '#engine/picture/elements/setSection.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

const iconRoom = 28;

/** What a customer wants, behind a target: its name with the text beside it, on a phone with the text below. */
export function setOutcome(section: Section, area: Area, words: PictureWords): SetBlock {
  const { type, width, form } = area;
  if (form === 'narrow') {
    return setSection(section, { width, limit: null, size: type.text, paint: 'filled' }, area, words);
  }
  const name = typesetText(`${section.title}:`, {
    width: width / 3,
    height: area.height === null ? null : lineHeightOf(type.text),
    size: type.text,
    least: type.least,
    weight: 600,
  });
  const left = iconRoom + Math.max(...name.lines.map((line) => measureText(line, name.size, 600))) + 10;
  const [found = ''] = section.texts;
  const text = typesetText(found || words.none, {
    width: width - left,
    height: area.height === null ? null : 2 * lineHeightOf(type.text),
    size: type.text,
    least: type.least,
  });
  return {
    height: Math.max(text.height, name.height),
    draw: (x, y) => ({
      kind: 'group',
      x,
      y,
      pointer: section.pointer,
      label: `${section.title}: ${found || words.none}`,
      elements: [
        ...drawTarget(10, name.lineHeight / 2),
        drawText(name, { x: iconRoom, y: 0, role: 'accent-1' }),
        drawText(text, { x: left, y: 0, role: found === '' ? 'quiet' : 'ink' }),
      ],
    }),
  };
}

function drawTarget(x: number, y: number): SceneElement[] {
  return [
    { kind: 'ellipse', x, y, radiusX: 9, radiusY: 9, stroke: 'accent-1', strokeWidth: 1.6 },
    { kind: 'ellipse', x, y, radiusX: 5, radiusY: 5, stroke: 'accent-1', strokeWidth: 1.6 },
    { kind: 'ellipse', x, y, radiusX: 1.8, radiusY: 1.8, fill: 'accent-1' },
  ];
}
