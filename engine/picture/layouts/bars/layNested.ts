import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import { type Section, setSection } from '#engine/picture/elements/setSection.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import { soft } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { fairShares } from '#engine/picture/text/fairShares.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { LaidChart } from './layChart.ts';

const gap = 36;
const between = 14;
const smallest = 0.36;
const pageDiameter = 290;

/** Fields that each contain the next as circles in each other, their texts beside; the largest comes first. */
export function layNested(
  sections: readonly Section[],
  { width, limit }: { width: number; limit: number | null },
  area: Area,
  words: PictureWords,
): LaidChart {
  const { type } = area;
  const diameter = Math.min(width * 0.54, limit ?? pageDiameter);
  const left = diameter + gap;
  const set = (limits: number[] | null) =>
    sections.map((section, index) => {
      const room = { width: width - left, limit: limits?.[index] ?? null, size: type.text } as const;
      return setSection(section, { ...room, paint: 'plain' }, area, words);
    });
  const natural = set(null);
  const needed = natural.reduce((sum, { height }) => sum + height + between, -between);
  const shares = fairShares(
    natural.map(({ height }) => height),
    (limit ?? 0) - (sections.length - 1) * between,
  );
  const blocks = limit === null || needed <= limit ? natural : set(shares);
  const height = limit ?? Math.max(diameter, needed);
  const top = (height - diameter) / 2;

  const rings = sections.map((section, index): { radius: number; name: string; y: number } => {
    const radius = (diameter / 2) * (1 - ((1 - smallest) * index) / Math.max(1, sections.length - 1));
    return { radius, name: shortNameOf(section, index), y: top + diameter - 2 * radius };
  });
  const tops = placeTexts();
  const elements: SceneElement[] = [
    ...sections.map(({ role }, index): SceneElement => ({
      kind: 'ellipse',
      x: diameter / 2,
      y: top + diameter - (rings[index]?.radius ?? 0),
      radiusX: (rings[index]?.radius ?? 0) - 1,
      radiusY: (rings[index]?.radius ?? 0) - 1,
      fill: soft(role),
      stroke: role,
      strokeWidth: 1.5,
    })),
    ...sections.flatMap((section, index) => drawName(section, index)),
    ...blocks.map((block, index) => block.draw(left, tops[index] ?? 0)),
  ];
  return { height, elements };

  /** Beside their rings, as far as the texts above and below leave room. */
  function placeTexts(): number[] {
    let from = 0;
    return blocks.map((block, index) => {
      const rest = blocks.slice(index).reduce((sum, each) => sum + each.height + between, -between);
      const y = Math.max(from, Math.min(rings[index]?.y ?? 0, height - rest));
      from = y + block.height + between;
      return y;
    });
  }

  function drawName({ role }: Section, index: number): SceneElement[] {
    const ring = rings[index];
    if (!ring) return [];
    const name = typesetText(ring.name, { width: ring.radius, height: 30, size: type.heading, least: 12, weight: 700 });
    const y = ring.y + Math.max(8, ring.radius * 0.12);
    const middle = y + name.height / 2;
    const end = (tops[index] ?? 0) + type.heading * 0.67;
    const from = diameter / 2 + type.heading * 1.6;
    return [
      drawText(name, { x: diameter / 2, y, role, align: 'middle' }),
      { kind: 'line', x1: from, y1: middle, x2: left - 12, y2: end, stroke: role, strokeWidth: 1.2 },
      { kind: 'ellipse', x: left - 10, y: end, radiusX: 3, radiusY: 3, fill: role },
    ];
  }
}

/** What a name has in brackets, such as "TAM", or its number. */
function shortNameOf({ title }: Section, index: number): string {
  return /\((\p{Lu}{2,5})\)/u.exec(title)?.[1] ?? String(index + 1);
}
