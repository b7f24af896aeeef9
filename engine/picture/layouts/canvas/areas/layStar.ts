import { drawText } from '../../../elements/drawText.ts';
import type { SceneElement } from '../../../Scene.ts';
import { setText } from '../../../text/setText.ts';
import type { LayArea } from '../Laid.ts';
import { layStatement } from './layStatement.ts';

/** One statement in the middle of a star whose six points lead to the areas around it; on phones a band. */
export const layStar: LayArea = (content, room) => {
  const { width, height, area, source } = room;
  const [part] = content.parts;
  if (area.form === 'narrow' || !part) return layStatement({ ...content, as: 'band' }, room);
  const text = part.entries.map(({ title }) => title).join(' · ') || source.words.none;
  const textRoom = { width: width * 0.52, size: area.type.heading, least: area.type.least, weight: 600 } as const;
  const needed = setText(text, { ...textRoom, height: null }).height / 0.44;
  const used = height ?? Math.max(150, needed);
  const set = setText(text, { ...textRoom, height: used * 0.46 });
  const y = (used - set.height) / 2;
  const words = drawText(set, { x: width / 2, y, role: 'on-accent', align: 'middle' });
  const elements: SceneElement[] = [{ kind: 'path', commands: star(width, used), fill: 'accent-1' }, words];
  return {
    height: used,
    elements: [{ kind: 'group', label: `${part.name}: ${text}`, pointer: part.pointer, elements }],
  };
};

function star(width: number, height: number): string {
  const points = [
    [0.5, 0],
    [0.68, 0.25],
    [1, 0.25],
    [0.84, 0.5],
    [1, 0.75],
    [0.68, 0.75],
    [0.5, 1],
    [0.32, 0.75],
    [0, 0.75],
    [0.16, 0.5],
    [0, 0.25],
    [0.32, 0.25],
  ];
  return `M ${points.map(([x = 0, y = 0]) => `${x * width} ${y * height}`).join(' L ')} Z`;
}
