import type { Area } from '#engine/picture/Area.ts';
import { drawDisc } from '#engine/picture/elements/drawDisc.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import { type SetEntries, setEntries } from '#engine/picture/entries/setEntries.ts';
import type { GroupElement } from '#engine/picture/Scene.ts';

import type { Dot } from './readDots.ts';

const radius = 11;
const before = 2 * radius + 8;
// What the entries indent themselves for a bullet, which their number takes the place of.
const bullet = 12;

/** The names and texts of dots below each other, each with its number. */
export interface SetKey {
  /** How many of the dots, from the first, found room. */
  shown: number;
  height: number;
  drawAt: (x: number, y: number) => GroupElement[];
}

/** Sets as many dots of a key in their room as are whole at the least size, and one at least. */
export function setKey(dots: readonly Dot[], width: number, height: number | null, { type }: Area): SetKey {
  const room = { width: width - before + bullet, size: type.text, least: type.least };
  const entries = dots.map(({ pointer, name, text }) => ({ pointer, label: name, title: name, text }));
  const shown = height === null ? dots.length : Math.min(dots.length, Math.max(1, wholeWithin(height)));
  const set = setEntries(entries.slice(0, shown), { ...room, height });
  return { shown, height: set.height, drawAt: (x, y) => draw(set, x, y) };

  function wholeWithin(limit: number): number {
    const { entries: all, gap } = setEntries(entries, { ...room, size: type.least, height: null });
    let used = 0;
    const over = all.findIndex((entry) => {
      used += entry.height + gap;
      return used - gap > limit;
    });
    return over < 0 ? all.length : over;
  }

  function draw({ entries: all, gap, ...style }: SetEntries, x: number, y: number): GroupElement[] {
    let top = y;
    return all.map(({ title, text, height: own }, index) => {
      const dot = dots[index];
      const middle = top + Math.max(radius, style.lineHeight / 2);
      const name = drawText({ ...style, lines: title, weight: style.titleWeight }, { x: x + before, y: top });
      const more = drawText(
        { ...style, lines: text, weight: 400 },
        { x: x + before, y: top + title.length * style.lineHeight, role: 'quiet' },
      );
      const disc = dot ? drawDisc(dot.number, { x: x + radius, y: middle, radius, role: dot.role }) : [];
      top += own + gap;
      // The dot is read with its name, so that only the text is left to say.
      const stop = dot && dot.text !== '' ? { pointer: dot.textPointer, label: `${dot.number}. ${dot.text}` } : {};
      return { kind: 'group', ...stop, elements: [...disc, name, ...(text.length > 0 ? [more] : [])] };
    });
  }
}
