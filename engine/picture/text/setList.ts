import type { FontWeight } from '#engine/picture/Scene.ts';

import { breakLines, measureWords } from './breakLines.ts';
import { shortenLines } from './shortenLines.ts';
import { closeLineHeightOf, lineHeightOf, type TextRoom } from './typesetText.ts';

/** A list broken into lines at one size for all of its items. */
export interface SetList {
  /** The lines of each item that is shown. */
  items: string[][];
  /** How many items at the end are not shown. */
  hidden: number;
  size: number;
  lineHeight: number;
  /** The distance between two items, on top of the height of their lines. */
  gap: number;
  weight: FontWeight;
  height: number;
  /** Whether an item is not shown as a whole. */
  isShortened: boolean;
}

type Measured = Pick<SetList, 'items' | 'hidden' | 'size' | 'lineHeight' | 'isShortened'>;

/**
 * Sets a list in its room: breaks the items, shrinks them all by half units, sets their lines closer, then shortens the
 * longest items, one line at a time, and at last leaves out items at the end, which it counts. `spacing` is what lies
 * between items, as a part of the size.
 */
export function setList(texts: readonly string[], room: TextRoom, spacing = 0.4): SetList {
  const { width, height, size, least, weight = 400 } = room;
  const limit = height ?? Infinity;
  const measuredTexts = texts.map((text) => measureWords(text, weight));
  for (let tried = size; tried > least; tried -= 0.5) {
    const whole = at(tried);
    if (whole.height <= limit) return whole;
  }
  const last = at(limit === Infinity ? size : least);
  if (last.height <= limit) return last;
  const closer = measured({ ...last, lineHeight: closeLineHeightOf(last.size) });
  return closer.height <= limit ? closer : shorten(closer);

  function at(tried: number): SetList {
    // One line more than there is room for, so that it is seen to be too long.
    const most = Math.max(1, Math.floor(limit / closeLineHeightOf(tried))) + 1;
    const items = measuredTexts.map((text) => breakLines(text, width, { size: tried, weight }, most).lines);
    return measured({ items, hidden: 0, size: tried, lineHeight: lineHeightOf(tried), isShortened: false });
  }

  function shorten(list: SetList): SetList {
    const lineCounts = list.items.map(({ length }) => length);
    let shown = list.items.length;
    const heightOf = () => {
      const lines = lineCounts.slice(0, shown).reduce((sum, count) => sum + count, shown < texts.length ? 1 : 0);
      return lines * list.lineHeight + Math.max(0, shown - 1) * list.gap;
    };
    while (heightOf() > limit) {
      const longest = Math.max(...lineCounts.slice(0, shown));
      if (longest > 1) lineCounts[lineCounts.lastIndexOf(longest, shown - 1)] = longest - 1;
      else if (shown > 1) shown -= 1;
      else break;
    }
    const style = { size: list.size, weight };
    const items = list.items.slice(0, shown).map((lines, index) => {
      const most = lineCounts[index] ?? 1;
      return lines.length <= most ? lines : shortenLines(texts[index] ?? '', width, style, most);
    });
    return measured({ ...list, items, hidden: texts.length - shown, isShortened: true });
  }

  function measured({ items, hidden, size: found, lineHeight, isShortened }: Measured): SetList {
    const gap = Math.round(found * spacing);
    const lines = items.reduce((sum, item) => sum + item.length, hidden > 0 ? 1 : 0);
    return {
      items,
      hidden,
      size: found,
      lineHeight,
      gap,
      weight,
      height: lines * lineHeight + Math.max(0, items.length - 1) * gap,
      isShortened,
    };
  }
}
