import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, type TypesetText, typesetText } from '#engine/picture/text/typesetText.ts';
import { unconfirmedMark } from '#engine/reading/unconfirmedWords.ts';

import { drawClaimMark } from './drawClaimMark.ts';
import type { StoryBar, StoryLine } from './Story.ts';

export interface LineRoom {
  width: number;
  /** Of its text; the words beside it are smaller, and never below 14. */
  size: number;
  /** How many rows its text takes at most; null: as many as it needs. */
  mostRows: number | null;
  isCard: boolean;
}

/** A line whose texts are set. */
export interface SetLine {
  /** What a screen reader says. */
  label: string;
  height: number;
  line: StoryLine;
  room: LineRoom;
  name: TypesetText | null;
  text: TypesetText | null;
  told: TypesetText | null;
  pad: number;
  indent: number;
}

const least = 14;
const gap = 4;

/** Sets the texts of a line in its room. */
export function setStoryLine(line: StoryLine, room: LineRoom): SetLine {
  const { size, mostRows, isCard } = room;
  const pad = isCard ? 18 : 0;
  const indent = line.state ? size + 12 : 0;
  const width = room.width - 2 * pad - indent;
  const small = Math.max(least, Math.round(size * 0.8));
  const heightFor = (of: number) => (mostRows === null ? null : mostRows * lineHeightOf(of));
  const set = (text: string, of: number, weight: 400 | 600 = 400) =>
    text === '' ? null : typesetText(text, { width, height: heightFor(of), size: of, least: of, weight });
  const text = line.isUnconfirmed && line.text ? `${line.text}\u00A0${unconfirmedMark}` : line.text;
  const name = set(line.name, isCard || line.bar ? size : small, 600);
  const told = set(line.told, small);
  const main = set(text, size, line.state ? 600 : 400);
  const parts = [name?.height, main?.height, line.bar ? barHeight(size) : undefined, told?.height];
  const heights = parts.filter((height) => height !== undefined);
  return {
    label: [line.name, text, line.bar?.value, line.told].filter(Boolean).join('. '),
    height: heights.reduce((sum, height) => sum + height, 0) + gap * (heights.length - 1) + 2 * pad,
    line,
    room,
    name,
    text: main,
    told,
    pad,
    indent,
  };
}

/** Draws a line that was set; a card is as high as those beside it. */
export function drawStoryLine(
  { line, room, name, text, told, pad, indent }: SetLine,
  { x, y, width, cardHeight }: { x: number; y: number; width: number; cardHeight: number },
): SceneElement[] {
  const left = x + pad + indent;
  const elements: SceneElement[] = [];
  if (room.isCard) elements.push({ kind: 'box', x, y, width, height: cardHeight, radius: 14, fill: 'wash' });
  if (line.state) elements.push(...drawClaimMark(line.state, x + pad, y + pad + room.size * 0.15, room.size));
  let at = y + pad;
  const put = (set: TypesetText | null, role: 'ink' | 'quiet', isWritten: boolean) => {
    if (!set) return;
    const drawn = drawText(set, { x: left, y: at, role });
    elements.push(
      isWritten && line.at
        ? { kind: 'group', pointer: line.at.pointer, elements: [drawn] }
        : { ...drawn, isWord: true },
    );
    at += set.height + gap;
  };
  put(name, 'ink', !line.bar);
  put(text, 'ink', true);
  if (line.bar) {
    elements.push(...drawBar(line.bar, { x: left, y: at, width: width - 2 * pad - indent, size: room.size }));
    at += barHeight(room.size) + gap;
  }
  put(told, 'quiet', false);
  return elements;
}

const barHeight = (size: number) => Math.round(size * 1.7);

/** A bar of what was reached, with a line where the limit stands. */
function drawBar(
  { value, share, limit }: StoryBar,
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
): SceneElement[] {
  const height = barHeight(size);
  const length = Math.max(8, Math.min(1, share) * width);
  const set = typesetText(value, { width, height: null, size, least: size, weight: 600 });
  const needed = size * value.length * 0.62 + 24;
  const isInside = length >= needed;
  const isLimit = limit === null;
  const at = x + (limit ?? 0) * width;
  // On a ground of its own, since it may cross the bar.
  const limitLine = (stroke: 'paper' | 'accent-3', strokeWidth: number): SceneElement => ({
    kind: 'line',
    x1: at,
    y1: y - 3,
    x2: at,
    y2: y + height + 3,
    stroke,
    strokeWidth,
  });
  const text = drawText(set, {
    x: isInside ? x + 12 : x + length + 10,
    y: y + (height - set.height) / 2,
    role: isInside && !isLimit ? 'on-accent' : 'ink',
  });
  return [
    { kind: 'box', x, y, width, height, radius: 8, fill: 'wash' },
    { kind: 'box', x, y, width: length, height, radius: 8, fill: isLimit ? 'accent-1-soft' : 'accent-1' },
    { ...text, isWord: true },
    ...(limit === null ? [] : [limitLine('paper', 6), limitLine('accent-3', 2.5)]),
  ];
}
