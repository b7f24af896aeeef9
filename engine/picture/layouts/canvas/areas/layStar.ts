import { drawText } from '#engine/picture/elements/drawText.ts';
import type { LayArea, Ray } from '#engine/picture/layouts/canvas/Laid.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { lineHeightOf, type TypesetText, typesetText } from '#engine/picture/text/typesetText.ts';

import { layStatement } from './layStatement.ts';

// Parts of the distance from the middle to the end of a ray.
const notch = 0.8;
const name = 0.79;
const nameWidth = 0.4;
/** The rooms that the statement may have. */
const shapes = [
  { width: 1.14, height: 0.86 },
  { width: 0.94, height: 1 },
];
const sheetReach = 190;
const pageReach = { least: 120, most: 190 };

const plain: readonly Ray[] = Array.from({ length: 6 }, (_, index) => ({ name: '', angle: index * 60 - 90 }));

/**
 * One statement in the middle of a star with round rays, like petals, which lead to the areas around it and name them;
 * on phones a band. Pointed, six of them would be read as a sign of religion.
 */
export const layStar: LayArea = (content, room) => {
  const { width, height, area, source } = room;
  const [part] = content.parts;
  if (area.form === 'narrow' || !part) return layStatement({ ...content, as: 'band' }, room);
  const { type } = area;
  const rays = room.rays && room.rays.length > 2 ? room.rays : plain;
  const words = part.entries.map(({ title }) => title).join(' · ') || source.words.none;
  const reach = height === null ? freeReach() : Math.min(width / 2, height / 2, sheetReach * 1.2);
  const used = height ?? 2 * reach;
  const set = setWords(reach);
  const middle = { x: width / 2, y: used / 2 };
  const statement = drawText(set, { x: middle.x, y: middle.y - set.height / 2, role: 'on-accent', align: 'middle' });
  const elements: SceneElement[] = [
    { kind: 'path', commands: starAbout(middle, reach, rays), fill: 'accent-1' },
    statement,
    ...rays.flatMap((ray) => drawName(ray)),
  ];
  return {
    height: used,
    elements: [{ kind: 'group', label: `${part.name}: ${words}`, pointer: part.pointer, elements }],
  };

  /** In the room in which it is largest. */
  function setWords(at: number): TypesetText {
    const free = shapes.filter((shape) => rays.every((ray) => !isInTheWay(ray, shape)));
    const sets = (free.length > 0 ? free : shapes).map(({ width, height: limit }) =>
      typesetText(words, {
        width: at * width,
        height: at * limit,
        size: type.heading,
        least: type.least,
        weight: 600,
      }),
    );
    const [best] = sets.sort((a, b) => Number(a.isShortened) - Number(b.isShortened) || b.size - a.size);
    return best ?? typesetText(words, { width: at, height: at, size: type.least, least: type.least });
  }

  /** As large as the statement needs. */
  function freeReach(): number {
    let tried = pageReach.least;
    while (tried < pageReach.most && setWords(tried).isShortened) tried += 10;
    return Math.min(tried, room.width / 2);
  }

  /** The name of what a ray leads to, where it fits on the ray. */
  function drawName({ name: called, angle }: Ray): SceneElement[] {
    const size = type.least;
    const most = reach * nameWidth;
    if (called === '' || called.split(' ').some((word) => measureText(word, size, 600) > most)) return [];
    const label = typesetText(called, { width: most, height: 2 * lineHeightOf(size), size, least: size, weight: 600 });
    if (label.isShortened) return [];
    const at = pointAt(middle, reach * name, angle);
    return [drawText(label, { x: at.x, y: at.y - label.height / 2, role: 'on-accent', align: 'middle' })];
  }
};

/** Whether the name on a ray would stand on the statement. */
function isInTheWay({ angle }: Ray, { width, height }: { width: number; height: number }): boolean {
  const at = pointAt({ x: 0, y: 0 }, 100 * name, angle);
  return Math.abs(at.x) - 50 * nameWidth < 50 * width && Math.abs(at.y) - 10 < 50 * height;
}

function starAbout(middle: { x: number; y: number }, reach: number, rays: readonly Ray[]): string {
  const half = 180 / rays.length;
  const radians = Math.PI / 180;
  // Where the curve's control points lie, so that its middle is as far out as the ray reaches.
  const turn = half * 0.75;
  const far = (reach * (1 - (notch / 4) * Math.cos(half * radians))) / (0.75 * Math.cos(turn * radians));
  const at = (distance: number, degrees: number) => {
    const { x, y } = pointAt(middle, distance, degrees);
    return `${x} ${y}`;
  };
  const petals = rays.map(
    ({ angle }) => `C ${at(far, angle - turn)} ${at(far, angle + turn)} ${at(reach * notch, angle + half)}`,
  );
  return `M ${at(reach * notch, (rays[0]?.angle ?? 0) - half)} ${petals.join(' ')} Z`;
}

function pointAt(middle: { x: number; y: number }, distance: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(middle.x + distance * Math.cos(angle)), y: round(middle.y + distance * Math.sin(angle)) };
}
