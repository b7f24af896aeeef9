import type { FontWeight } from '#engine/picture/Scene.ts';
import { breakLines, measureWords } from '#engine/picture/text/breakLines.ts';
import { shortenLines } from '#engine/picture/text/shortenLines.ts';
import { closeLineHeightOf, lineHeightOf, type TextRoom } from '#engine/picture/text/typesetText.ts';

import type { Entry } from './Entry.ts';

/** Entries broken into lines at one size. */
export interface SetEntries {
  entries: { entry: Entry; title: string[]; text: string[]; height: number }[];
  /** How many at the end are not shown. */
  hidden: number;
  /** Whether a text or an entry is not shown as a whole. */
  isShortened: boolean;
  size: number;
  lineHeight: number;
  gap: number;
  titleWeight: FontWeight;
  /** Where the text begins, after the sign. */
  indent: number;
  height: number;
}

/** The width of the pips of a score and the gap before them. */
export function pipsWidth(of: number): number {
  return of * 10 + 8;
}

interface Lines {
  title: string[];
  text: string[];
}

/**
 * Sets entries in their room: breaks them, shrinks all by half units, sets their lines closer, then shortens the
 * longest text by a line at a time, then the titles, and at last leaves out entries at the end, which it counts.
 */
export function setEntries(entries: readonly Entry[], room: TextRoom): SetEntries {
  const { width, height, size, least } = room;
  const limit = height ?? Infinity;
  const titleWeight = room.weight ?? (entries.some(({ text }) => text !== '') ? 600 : 400);
  const measured = entries.map((entry) => ({
    entry,
    title: measureWords(entry.title, titleWeight),
    text: measureWords(entry.text, 400),
  }));
  const indent = entries.some(({ place }) => place)
    ? 26
    : entries.some(({ sign }) => sign)
      ? 22
      : entries.some(({ figure }) => figure)
        ? 18
        : 12;
  let lineHeight = lineHeightOf;
  for (let tried = size; tried > least; tried -= 0.5) {
    const whole = breakAll(tried);
    if (heightOf(whole, tried) <= limit) return result(whole, tried);
  }
  const last = Math.min(size, least);
  const lines = breakAll(last);
  if (heightOf(lines, last) <= limit) return result(lines, last);
  // Lines closer together are better read than shortened ones.
  lineHeight = closeLineHeightOf;
  const fits = heightOf(lines, last) <= limit;
  return result(fits ? lines : shorten(lines, last), last, !fits);

  function widthOf({ score }: Entry): number {
    return Math.max(20, width - indent - (score ? pipsWidth(score.of) : 0));
  }

  function breakAll(tried: number): Lines[] {
    const most = limit === Infinity ? Infinity : Math.max(1, Math.floor(limit / closeLineHeightOf(tried)) + 1);
    return measured.map(({ entry, title, text }) => ({
      title: breakLines(title, widthOf(entry), { size: tried, weight: titleWeight }, most).lines,
      text: breakLines(text, Math.max(20, width - indent), { size: tried, weight: 400 }, most).lines,
    }));
  }

  function heightOf(all: readonly Lines[], tried: number, isCut = false): number {
    const lines = all.reduce((sum, { title, text }) => sum + title.length + text.length, isCut ? 1 : 0);
    return lines * lineHeight(tried) + Math.max(0, all.length - 1) * gapOf(tried);
  }

  function shorten(all: readonly Lines[], tried: number): Lines[] {
    const counts = all.map(({ title, text }) => ({ title: title.length, text: text.length }));
    let shown = all.length;
    let lines = counts.reduce((sum, { title, text }) => sum + title + text, 0);
    const used = () => (lines + (shown < all.length ? 1 : 0)) * lineHeight(tried) + (shown - 1) * gapOf(tried);
    while (used() > limit) {
      const visible = counts.slice(0, shown);
      const longestText = Math.max(...visible.map(({ text }) => text));
      const longestTitle = Math.max(...visible.map(({ title }) => title));
      const byText = visible.findLast(({ text }) => text === longestText);
      const byTitle = visible.findLast(({ title }) => title === longestTitle);
      if (byText && longestText > 1) byText.text -= 1;
      else if (byTitle && longestTitle > 2) byTitle.title -= 1;
      else if (byText && longestText > 0) byText.text = 0;
      else if (byTitle && longestTitle > 1) byTitle.title -= 1;
      else if (shown > 1) {
        const left = counts[shown - 1];
        lines -= left ? left.title + left.text - 1 : 0;
        shown -= 1;
      } else break;
      lines -= 1;
    }
    return all.slice(0, shown).map((each, index) => {
      const entry = entries[index];
      const count = counts[index];
      if (!entry || !count) return each;
      const style = { size: tried, weight: 400 } as const;
      return {
        title:
          each.title.length > count.title
            ? shortenLines(entry.title, widthOf(entry), { size: tried, weight: titleWeight }, count.title)
            : each.title,
        text:
          each.text.length > count.text
            ? count.text === 0
              ? []
              : shortenLines(entry.text, Math.max(20, width - indent), style, count.text)
            : each.text,
      };
    });
  }

  function result(all: readonly Lines[], found: number, isShortened = false): SetEntries {
    const hidden = entries.length - all.length;
    const line = lineHeight(found);
    return {
      entries: all.flatMap(({ title, text }, index) => {
        const entry = entries[index];
        return entry ? [{ entry, title, text, height: (title.length + text.length) * line }] : [];
      }),
      hidden,
      isShortened,
      size: found,
      lineHeight: line,
      gap: gapOf(found),
      titleWeight,
      indent,
      height: heightOf(all, found, hidden > 0),
    };
  }
}

function gapOf(size: number): number {
  return Math.round(size * 0.45);
}
