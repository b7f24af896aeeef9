import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import { type Section, setSection } from '#engine/picture/elements/setSection.ts';
import { setSectionRows } from '#engine/picture/elements/setSectionRows.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { Skeleton } from './readBones.ts';

const before = 26;
const gap = 14;
const pad = 14;

/** The skeleton for narrow screens: the head on top, the spine on the left, a bone to each category. */
export function drawUpright({ title, head, bones, sections }: Skeleton, source: PictureSource, area: Area) {
  const { width, type } = area;
  const problem = typesetText(head.text || '…', {
    width: width - 2 * pad,
    height: null,
    size: type.heading,
    least: type.least,
    weight: 600,
  });
  const question =
    title &&
    setSection(title, { width, limit: null, size: type.heading, weight: 600, paint: 'plain' }, area, source.words);
  const top = question ? question.height + gap : 0;
  const headHeight = problem.height + 2 * pad;
  const elements: SceneElement[] = [
    ...(question ? [question.draw(0, 0)] : []),
    {
      kind: 'group',
      pointer: head.pointer,
      label: `${head.title}: ${head.text}`,
      elements: [
        { kind: 'box', x: 0, y: top, width, height: headHeight, radius: 14, fill: 'accent-1' },
        drawText(problem, { x: pad, y: top + pad, role: 'on-accent' }),
      ],
    },
  ];
  const shown = bones.map(({ pointer, title, causes }): Section => {
    return { pointer, title, texts: causes.map(({ name }) => name), isList: true, role: 'accent-1' };
  });
  const room = { limit: null, gap, sizes: [type.text], paint: 'filled' } as const;
  const boneRows = setSectionRows(
    shown.map((section) => [section]),
    { ...room, width: width - before },
    area,
    source.words,
  );
  let y = top + headHeight + gap;
  let spine = y;
  for (const { blocks, height } of boneRows.rows) {
    spine = y + 24;
    elements.push({ kind: 'line', x1: 10, y1: spine, x2: before, y2: spine, stroke: 'accent-1', strokeWidth: 3 });
    for (const block of blocks) elements.push(block.draw(before, y, height));
    y += height + gap;
  }
  elements.splice(question ? 2 : 1, 0, {
    kind: 'line',
    x1: 10,
    y1: top + headHeight,
    x2: 10,
    y2: spine,
    stroke: 'accent-1',
    strokeWidth: 4,
  });
  const rows =
    sections.length === 0
      ? []
      : setSectionRows(
          sections.map((section) => [section]),
          { ...room, width },
          area,
          source.words,
        ).rows;
  for (const { blocks, height } of rows) {
    for (const block of blocks) elements.push(block.draw(0, y, height));
    y += height + gap;
  }
  return { height: y - gap, elements };
}
