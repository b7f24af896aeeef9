import type { Area } from '#engine/picture/Area.ts';
import { drawDisc } from '#engine/picture/elements/drawDisc.ts';
import { setSection } from '#engine/picture/elements/setSection.ts';
import type { Drawing } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import { drawProfile, face, placeOf } from './drawProfile.ts';
import type { EmpathyMap } from './readMap.ts';

const gap = 10;
const height = 150;

/** The map on a phone: a small head with the numbers beside its parts, then the regions one after the other. */
export function drawBelowHead(
  map: EmpathyMap,
  { words }: PictureSource,
  area: Area,
): Pick<Drawing, 'height' | 'elements'> {
  let y = height + gap;
  const sections = Object.values(map).map((section): SceneElement => {
    const weight = section === map.who ? 700 : 400;
    const room = { width: area.width, limit: null, size: area.type.text, weight, paint: 'filled' } as const;
    const block = setSection(section, room, area, words);
    const drawn = block.draw(0, y);
    y += block.height + gap;
    return drawn;
  });
  return { height: y - gap, elements: [{ kind: 'group', elements: drawEmblem(map, area.width) }, ...sections] };
}

function drawEmblem({ sees, says, hears, thinks }: EmpathyMap, width: number): SceneElement[] {
  const box = { x: (width - 170) / 2, y: 0, width: 170, height };
  const { left, right } = face.inside;
  const parts = [
    { section: sees, part: face.eye, x: 26 },
    { section: says, part: face.mouth, x: 26 },
    { section: hears, part: face.ear, x: -32 },
    { section: thinks, part: [(left + right) / 2, 0.4], x: 0 },
  ] as const;
  return [
    ...drawProfile(box, 'accent-1', 2),
    ...parts.flatMap(({ section, part, x }) => {
      const at = placeOf(box, part);
      if (!section) return [];
      return drawDisc(section.number ?? '', { x: at.x + x, y: at.y, radius: 11, role: section.role });
    }),
  ];
}
