import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { Role } from '#engine/picture/roles.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';

import { drawPlace } from './drawPlace.ts';
import { drawSign } from './drawSign.ts';
import type { Entry } from './Entry.ts';
import { pipsWidth, type SetEntries } from './setEntries.ts';
import { signRoles } from './signs.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  words: PictureWords;
  /** The colour of bullets and figures. */
  role?: Role;
  textRole?: Role;
}

/** Entries that were set, with their top left corner at (x, y): each one stop with sign, title, pips and text. */
export function drawEntries(
  set: SetEntries,
  { x, y, width, words, role = 'quiet', textRole = 'quiet' }: Place,
): GroupElement[] {
  const groups: GroupElement[] = [];
  let top = y;
  for (const { entry, title, text, height } of set.entries) {
    const elements: SceneElement[] = [...mark(entry, x, top + set.lineHeight / 2, set, role)];
    elements.push(drawText({ ...set, lines: title, weight: set.titleWeight }, { x: x + set.indent, y: top }));
    if (entry.score) elements.push(...pips(entry, x + width - pipsWidth(entry.score.of) + 8, top + set.lineHeight / 2));
    if (text.length > 0) {
      const below = top + title.length * set.lineHeight;
      elements.push(drawText({ ...set, lines: text, weight: 400 }, { x: x + set.indent, y: below, role: textRole }));
    }
    groups.push({ kind: 'group', pointer: entry.pointer, label: entry.label, elements });
    top += height + set.gap;
  }
  if (set.hidden > 0) {
    const more = { ...set, lines: [words.more(set.hidden)], weight: 400 as const };
    const text = drawText(more, { x: x + set.indent, y: top - set.gap, role: 'quiet' });
    groups.push({ kind: 'group', elements: [text] });
  }
  return groups;
}

function mark(entry: Entry, x: number, y: number, set: SetEntries, role: Role): SceneElement[] {
  if (entry.place) return drawPlace(entry.place, { x: x + 9, y, role });
  if (entry.sign) return drawSign(entry.sign, x + 7, y);
  if (entry.figure !== undefined && entry.figure !== '') {
    const figure = { ...set, lines: [entry.figure], weight: 700 as const };
    return [drawText(figure, { x, y: y - set.lineHeight / 2, role })];
  }
  return [{ kind: 'ellipse', x: x + 3, y, radiusX: 2.2, radiusY: 2.2, fill: role }];
}

function pips({ score, sign }: Entry, x: number, y: number): SceneElement[] {
  if (!score) return [];
  const role = sign ? signRoles[sign] : 'accent-1';
  return Array.from({ length: score.of }, (_, index) => ({
    kind: 'box',
    x: x + index * 10,
    y: y - 4,
    width: 8,
    height: 8,
    radius: 1.5,
    fill: index < score.value ? role : 'wash-2',
  }));
}
