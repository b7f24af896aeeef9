import type { Language } from '#engine/languages/languages.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { GroupElement, Scene, SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';
import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';

import { drawStoryLine, type LineRoom, setStoryLine } from './drawStoryLine.ts';
import type { StorySlide, StoryText } from './Story.ts';
import { storyWords } from './storyWords.ts';

/** How a slide is drawn: as wide as a slide, or as a phone that is held upright, and then as high as it needs. */
export type StoryForm = 'sheet' | 'narrow';

/** Of a slide in points, 13.33 × 7.5 inches; its type is 14 points at least. */
export const storySheet = { width: 960, height: 540, title: { x: 56, y: 66, width: 848, height: 92 } };
const narrow = { width: 360, margin: 20 };
const bodyTop = 178;
const bodyEnd = 492;

/**
 * A slide of the story. Where `hasTitle` is false, whoever shows it writes the title itself, in the room that
 * `storySheet` leaves for it.
 */
export function drawStorySlide(
  slide: StorySlide,
  { language, form, hasTitle = true }: { language: Language; form: StoryForm; hasTitle?: boolean },
): Scene {
  const words = storyWords[language];
  const isSheet = form === 'sheet';
  const margin = isSheet ? storySheet.title.x : narrow.margin;
  const width = (isSheet ? storySheet.width : narrow.width) - 2 * margin;
  const about = words.kinds[slide.kind];
  const elements: SceneElement[] = [];
  const kicker = typesetText(about, { width, height: 24, size: 17, least: 14, weight: 500 });
  let y = isSheet ? 38 : margin;
  elements.push(word(drawText(kicker, { x: margin, y, role: 'quiet' }), about));
  y += kicker.height + 8;
  if (hasTitle) {
    const room = isSheet
      ? { height: storySheet.title.height, size: 34, least: 22 }
      : { height: null, size: 24, least: 24 };
    const title = typesetText(signed(slide.title), { width, ...room, weight: 700 });
    elements.push(written(slide.title, drawText(title, { x: margin, y: isSheet ? storySheet.title.y : y })));
    y += title.height;
  }
  const drafted = [slide.title, ...slide.lines].some(({ isUnconfirmed }) => isUnconfirmed);
  const legend = `${unconfirmedMark} ${unconfirmedWords[language].legend}`;
  const end = isSheet ? bodyEnd - (drafted ? 26 : 0) : null;
  const body = drawLines(slide, { x: margin, y: isSheet ? bodyTop : y + 20, width, end, isSheet });
  elements.push(...body.elements);
  const below = isSheet ? bodyEnd - 20 : body.bottom + 16;
  const note = drafted ? typesetText(legend, { width, height: null, size: 14, least: 14 }) : null;
  if (note) elements.push(word(drawText(note, { x: margin, y: below, role: 'quiet' }), legend));
  return {
    width: isSheet ? storySheet.width : narrow.width,
    height: isSheet ? storySheet.height : below + (note?.height ?? 0) + margin,
    title: about,
    description: `${signed(slide.title)} ${words.lines(slide.lines.length)}`,
    elements,
  };
}

/** With the sign of what nobody has confirmed. */
export const signed = ({ text, isUnconfirmed }: Pick<StoryText, 'text' | 'isUnconfirmed'>): string =>
  isUnconfirmed ? `${text}\u00A0${unconfirmedMark}` : text;

interface Body {
  x: number;
  y: number;
  width: number;
  /** Where it has to end; null: as far down as it needs. */
  end: number | null;
  isSheet: boolean;
}

/** Lines below each other, or in columns where there are several with names of their own; in type as large as fits. */
function drawLines({ kind, lines }: StorySlide, { x, y, width, end, isSheet }: Body) {
  const columns = isSheet && kind === 'people' ? Math.min(3, Math.max(1, lines.length)) : 1;
  const gap = 24;
  const each = (width - gap * (columns - 1)) / columns;
  const sizes = isSheet ? [22, 20, 18, 17, 16, 15, 14] : [17];
  let set: ReturnType<typeof rowsAt> = [];
  for (const size of sizes) {
    set = rowsAt(size, null);
    if (end === null || heightOf(set) <= end - y) break;
  }
  if (end !== null) {
    // At the least size each text is shortened, and what has no room at all is told in the notes.
    for (const mostRows of [4, 3, 2, 1]) {
      if (heightOf(set) <= end - y) break;
      set = rowsAt(sizes.at(-1)!, mostRows);
    }
    while (set.length > 1 && heightOf(set) > end - y) set.pop();
  }
  let at = y;
  const elements = set.flatMap((row): SceneElement[] => {
    const top = at;
    at += row.height + row.gap;
    return row.cells.map((cell, column) =>
      group(
        cell.label,
        drawStoryLine(cell, { x: x + column * (each + gap), y: top, width: each, cardHeight: row.height }),
      ),
    );
  });
  return { elements, bottom: at };

  function rowsAt(size: number, mostRows: number | null) {
    const room: LineRoom = { width: each, size, mostRows, isCard: columns > 1 };
    const cells = lines.map((line) => setStoryLine(line, room));
    const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
      cells.slice(row * columns, (row + 1) * columns),
    );
    return rows.map((row) => ({
      cells: row,
      height: Math.max(...row.map(({ height }) => height)),
      gap: Math.round(size * (lines.length > 3 ? 0.7 : 1)),
    }));
  }
}

const heightOf = (rows: readonly { height: number; gap: number }[]) =>
  rows.reduce((sum, { height, gap }) => sum + height + gap, 0) - (rows.at(-1)?.gap ?? 0);

const group = (label: string, elements: SceneElement[]): GroupElement => ({ kind: 'group', label, elements });

/** Words of the reader's language within what people wrote. */
const word = (text: ReturnType<typeof drawText>, label: string) => group(label, [{ ...text, isWord: true }]);

const written = (title: StoryText, text: ReturnType<typeof drawText>): GroupElement => ({
  ...group(signed(title), [text]),
  pointer: title.at?.pointer ?? '',
});
