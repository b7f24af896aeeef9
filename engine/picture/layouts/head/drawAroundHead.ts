import type { Area } from '#engine/picture/Area.ts';
import type { SetRows } from '#engine/picture/elements/setSectionRows.ts';
import type { Drawing } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import { drawInside, insideHeight } from './drawInside.ts';
import { drawLeader } from './drawLeader.ts';
import { drawProfile, face, type ProfileBox } from './drawProfile.ts';
import type { EmpathyMap } from './readMap.ts';
import { gap, setAround, sideWidths } from './setAround.ts';

// The room between the head and what stands beside it.
const air = { sheet: 30, page: 18, narrow: 0 };
const stroke = { sheet: 3, page: 2.2, narrow: 2 };
// How high a head may be as a part of its width.
const proportion = { least: 0.8, most: 1.24 };

/** The map on a wide area: who and situation on top, the head in the middle, what it does below. */
export function drawAroundHead(
  map: EmpathyMap,
  { words }: PictureSource,
  area: Area,
): Pick<Drawing, 'height' | 'elements'> {
  const { header, does, sidesHeight, setSides } = setAround(map, area, words);
  const side = sideWidths[area.form];
  const x = side.left + air[area.form];
  const width = area.width - x - side.right - air[area.form];
  const top = header.height === 0 ? 0 : header.height + gap;
  const below = does ? does.height + gap : 0;
  const middle = area.height === null ? wantedMiddle() : area.height - top - below;
  const { left, right } = setSides(middle);
  const box: ProfileBox = { x, y: top, width, height: middle + (does ? gap : 0) };
  const behind = drawPanels(left, { x: 0, edge: side.left }, [{ from: face.ear, role: 'accent-2' }]);
  // What the rest adds up to is read last.
  const tension = map.tension ? behind.splice(-1) : [];

  return {
    height: top + middle + below,
    elements: [
      { kind: 'group', elements: drawProfile(box, 'accent-1', stroke[area.form]) },
      ...header.elements,
      ...drawPanels(right, { x: area.width - side.right, edge: area.width - side.right }, [
        { from: face.eye, role: 'accent-4', until: (face.eye[1] + face.mouth[1]) / 2 },
        { from: face.mouth, role: 'accent-6' },
      ]),
      ...(does ? [does.draw(0, top + middle + gap)] : []),
      ...behind,
      ...drawInside(map, box, area, words),
      ...tension,
    ],
  };

  function wantedMiddle(): number {
    const inside = insideHeight(map, width, area, words);
    return Math.ceil(clamp(Math.max(inside, sidesHeight), width * proportion.least, width * proportion.most));
  }

  /** Panels below each other that fill the height together, each with a line from its part of the face. */
  function drawPanels(set: SetRows, place: { x: number; edge: number }, leaders: readonly Leader[]): SceneElement[] {
    const spare = middle - set.height;
    let y = top;
    return set.rows.flatMap(({ blocks, height }, index) => {
      const between = (leaders[index]?.until ?? 1) * middle - (gap + y - top);
      const own = index === set.rows.length - 1 ? top + middle - y : clamp(between, height, height + spare);
      const panel = { x: place.edge, y, height: own };
      y += panel.height + gap;
      const leader = leaders[index];
      return [
        ...blocks.map((block) => block.draw(place.x, panel.y, panel.height)),
        ...(leader ? [drawLeader(box, leader.from, panel, leader.role)] : []),
      ];
    });
  }
}

interface Leader {
  from: readonly [number, number];
  role: 'accent-2' | 'accent-4' | 'accent-6';
  /** Where the panel ends if its neighbours leave room for it, as a part of the head's height. */
  until?: number;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
