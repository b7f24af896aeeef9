import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { lineHeightOf, type TypesetText, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Bone, Cause } from './readBones.ts';

/** The height of the name at the end of a bone. */
export const nameHeight = 34;
const room = 14;
const boneWidth = 3.5;
// The lowest that the line of a cause with one line of text may be.
const lowest = 26;
// Between a cause and its line, and between the cause and the bone.
const lift = 3;
const clear = 8;

/** Where a bone lies: in its column, from its name at the edge to its joint on the spine. */
export interface BonePlace {
  left: number;
  width: number;
  /** The spine, and how far from it the bone's name ends. */
  spine: number;
  half: number;
  side: 'above' | 'below';
}

/** Draws a category as a bone, its causes as lines that lead to it; those without room are counted. */
export function drawBone(
  { pointer, title, causes }: Bone,
  { left, width, spine, half, side }: BonePlace,
  words: PictureWords,
  { type }: Area,
): GroupElement[] {
  const slope = Math.min(110, width * 0.28);
  const joint = left + width - 6;
  const outward = side === 'above' ? -1 : 1;
  const edge = spine + outward * half;
  const tip = edge - outward * nameHeight;
  const boneAt = (y: number) => joint - (Math.abs(y - spine) / (half - nameHeight)) * slope;
  const length = width - slope - 24;

  const name = typesetText(title, {
    width: width - 24,
    height: nameHeight - 8,
    size: type.heading,
    least: type.least,
    weight: 600,
  });
  const nameWidth = Math.min(width - 4, measureText(name.lines.join(' '), name.size, 600) + 28);
  const center = Math.min(joint - slope, left + width - nameWidth / 2 - 2);
  const top = side === 'above' ? edge : edge - nameHeight;
  const box = {
    kind: 'box',
    x: center - nameWidth / 2,
    y: top,
    width: nameWidth,
    height: nameHeight,
    radius: 8,
  } as const;
  const head: SceneElement[] = [
    { kind: 'line', x1: joint - slope, y1: tip, x2: joint, y2: spine, stroke: 'accent-1', strokeWidth: boneWidth },
    { ...box, fill: 'accent-1-soft', stroke: 'accent-1', strokeWidth: 1.5 },
    drawText(name, { x: center, y: top + (nameHeight - name.height) / 2, role: 'accent-1', align: 'middle' }),
  ];
  const inside = half - nameHeight - room;
  const most = Math.max(1, Math.floor(inside / lowest));
  const shown = causes.length > most ? causes.slice(0, Math.max(1, most - 1)) : causes;
  const slots = shown.length < causes.length ? shown.length + 1 : Math.max(1, shown.length);
  const slot = inside / slots;
  const start = side === 'above' ? edge + nameHeight + 4 : spine + 6;
  const label = causes.length === 0 ? `${title}: ${words.none}` : title;
  const more = typesetText(words.more(causes.length - shown.length), {
    width: length,
    height: null,
    size: type.small,
    least: type.least,
  });
  const y = start + slots * slot;
  const groups: GroupElement[] = [
    { kind: 'group', pointer, label, elements: head },
    ...shown.map((cause, index) => drawCause(cause, start + index * slot)),
  ];
  if (shown.length < causes.length) {
    const text = drawText(more, { x: boneAt(y) - length, y: y - more.height, role: 'quiet' });
    groups.push({ kind: 'group', elements: [text] });
  }
  return groups;

  function drawCause({ pointer: own, name: text, label: spoken, strength, dash }: Cause, top: number): GroupElement {
    const height = Math.max(lineHeightOf(type.least), slot - 8);
    const weight = strength !== null && strength > 0.6 ? 600 : 400;
    const set = setClear(text, height, weight);
    const y = top + (slot + set.height + 8) / 2 - 2;
    const end = boneAt(y);
    const from = end - length;
    const strokeWidth = strength === null ? 1.5 : 1 + strength * 3;
    const role = dash === 'dashed' ? 'assumed' : 'accent-3';
    return {
      kind: 'group',
      pointer: own,
      label: spoken,
      elements: [
        drawText(set, { x: from, y: y - set.height - lift, role: dash === 'dashed' ? 'quiet' : 'ink' }),
        {
          kind: 'line',
          x1: from,
          y1: y,
          x2: end - 2,
          y2: y,
          stroke: role,
          strokeWidth,
          hasArrow: true,
          ...(dash && { dash }),
        },
      ],
    };
  }

  /** A cause that ends before the bone, also with its highest line: above the spine the bone leans over it. */
  function setClear(text: string, height: number, weight: 400 | 600): TypesetText {
    const lean = slope / (half - nameHeight);
    const setBelow = (highest: number) => {
      const taken = side === 'above' ? lean * (highest + lift) + boneWidth / 2 : 0;
      const width = length - clear - taken;
      return typesetText(text, { width, height, size: type.text, least: type.least, weight });
    };
    let set = setBelow(0);
    for (let highest = 0; set.height > highest; set = setBelow(highest)) highest = set.height;
    return set;
  }
}
