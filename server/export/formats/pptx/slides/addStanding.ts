import { lineHeightOf } from '#engine/picture/text/typesetText.ts';
import type { Block } from '#engine/reading/Block.ts';
import { isWritten, type Told } from '#engine/reading/isWritten.ts';
import { unconfirmedMark } from '#engine/reading/unconfirmedWords.ts';
import type { StandingPage } from '#server/export/ExportDocument.ts';
import type { Deck, Slide } from '#server/export/formats/pptx/Deck.ts';
import { ink, quiet } from '#server/export/formats/pptx/defineLayouts.ts';
import { body, pointsPerInch } from '#server/export/formats/pptx/lengths.ts';
import { cutLine, type Line, lineOf, textOfLine } from '#server/export/formats/pptx/Line.ts';
import { readingLines } from '#server/export/formats/pptx/readingLines.ts';
import { setTextBox } from '#server/export/formats/pptx/setTextBox.ts';
import { typeface } from '#server/export/formats/pptx/typeface.ts';

import { fitTitle } from './fitTitle.ts';

interface Words {
  line: Line;
  /** In points. */
  size: number;
  isBold?: boolean;
  isQuiet?: boolean;
  /** The most lines it takes; what is longer ends in "…". */
  most: number;
  /** In inches, to what comes next. */
  after: number;
}

// In inches.
const gap = 0.5;
const left = { x: body.x, width: 4.8 };
const right = { x: left.x + left.width + gap, width: body.width - left.width - gap };
const mostClaims = 5;

/**
 * Where the project stands, as the slide after the cover: what it is, what was decided, the figures, and what is known
 * of what matters most. All of it stands in the notes.
 */
export function addStanding(deck: Deck, { title, blocks }: StandingPage): void {
  const slide = deck.add('content', fitTitle(lineOf(title)), { notes: readingLines(blocks, deck.language) });
  const top = body.y + 0.15;
  const [summary] = blocks.flatMap((block) => (block.kind === 'paragraph' && block.lead ? [block] : []));
  const below = summary
    ? stack(deck, slide, [[{ line: written(summary), size: 20, most: 3, after: 0.25 }]], {
        x: body.x,
        width: body.width,
        y: top,
      })
    : top;
  const decided = [decisionIn(blocks), ...figuresIn(blocks)].filter((words) => words.length > 0);
  stack(deck, slide, decided, { ...left, y: below });
  stack(deck, slide, claimsIn(blocks), { ...(decided.length > 0 ? right : body), y: below });
}

function decisionIn(blocks: readonly Block[]): Words[] {
  const looks = {
    '/decision': { size: 22, isBold: true, most: 2, after: 0.05 },
    '/decision/at': { size: 14, isQuiet: true, most: 1, after: 0.1 },
    '/decision/text': { size: 16, most: 6, after: 0.35 },
  };
  return blocks.flatMap((block) => {
    const look = looks[block.pointer as keyof typeof looks];
    return look && (block.kind === 'heading' || block.kind === 'paragraph') ? [{ line: written(block), ...look }] : [];
  });
}

/** Each with what it has to keep. */
function figuresIn(blocks: readonly Block[]): Words[][] {
  return rowsAt(blocks, '/figures').map(([name, value, limit]) => [
    { line: [...name!, ...lineOf(': '), ...value!, ...lineOf('  ·  '), ...limit!], size: 16, most: 3, after: 0.1 },
  ]);
}

/** Each with its state and what that rests on, of which neither is shown without the other. */
function claimsIn(blocks: readonly Block[]): Words[][] {
  const heading = blocks.find((block) => block.kind === 'heading' && block.pointer === '/claims');
  if (heading?.kind !== 'heading') return [];
  return [
    [{ line: written(heading), size: 14, isQuiet: true, most: 1, after: 0.12 }],
    ...rowsAt(blocks, '/claims')
      .slice(0, mostClaims)
      .map(([claim, state, support]): Words[] => [
        { line: claim!, size: 15, isBold: true, most: 2, after: 0 },
        { line: [...state!, ...lineOf('  ·  '), ...support!], size: 14, isQuiet: true, most: 2, after: 0.1 },
      ]),
  ];
}

function rowsAt(blocks: readonly Block[], pointer: string): Line[][] {
  return blocks.flatMap((block) =>
    block.kind === 'table' && block.pointer === pointer
      ? block.rows.map(({ cells }) => cells.map((cell) => (cell ? written(cell) : [])))
      : [],
  );
}

function written(told: Told): Line {
  const line = [{ text: told.text, isWritten: isWritten(told) }];
  return told.unconfirmed ? [...line, ...lineOf(`\u00A0${unconfirmedMark}`)] : line;
}

/** Puts groups of texts below each other while there is room for whole ones; returns where the next would stand. */
function stack(
  deck: Deck,
  slide: Slide,
  groups: readonly (readonly Words[])[],
  { x, width, y }: { x: number; width: number; y: number },
): number {
  let at = y;
  for (const group of groups) {
    const set = group.map((words) => ({ ...words, ...fit(words, width) }));
    const last = set.at(-1);
    const height = set.reduce((sum, { h, after }) => sum + h + after, 0);
    if (last && at + height - last.after > body.y + body.height) break;
    for (const { shown, h, size, isBold = false, isQuiet = false, after } of set) {
      slide.addText(
        shown.map((run) => ({ text: run.text, options: { lang: deck.languages.of(run.isWritten ?? false) } })),
        {
          x,
          y: at,
          w: width,
          h,
          margin: 0,
          fontFace: typeface,
          fontSize: size,
          bold: isBold,
          color: isQuiet ? quiet : ink,
          valign: 'top',
          objectName: textOfLine(shown).slice(0, 60),
        },
      );
      at += h + after;
    }
  }
  return at;
}

/** As much of a text as its lines hold, and their height in inches. */
function fit({ line, size, isBold, most }: Words, width: number): { shown: Line; h: number } {
  const text = textOfLine(line);
  const room = (most * lineHeightOf(size)) / pointsPerInch;
  const look = { width: width * 0.97, size, least: size, ...(isBold && { weight: 700 as const }) };
  const { lines, height, isShortened } = setTextBox(text, { ...look, height: room });
  return { shown: isShortened ? cutLine(line, lines.join(' ')) : line, h: height / pointsPerInch };
}
