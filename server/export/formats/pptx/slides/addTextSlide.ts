import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';
import type { Chapter } from '#server/export/ExportDocument.ts';
import type { Deck } from '#server/export/formats/pptx/Deck.ts';
import { ink } from '#server/export/formats/pptx/defineLayouts.ts';
import { body } from '#server/export/formats/pptx/lengths.ts';
import { cutLine, type Line, lineOf, textOfLine } from '#server/export/formats/pptx/Line.ts';
import { readingLines } from '#server/export/formats/pptx/readingLines.ts';
import { typeface } from '#server/export/formats/pptx/typeface.ts';

import { fitTitle } from './fitTitle.ts';

const mostWords = 40;
const mostLetters = 320;

/** What a toolset without a picture begins with, in few words; all of it stands in the notes. */
export function addTextSlide(deck: Deck, { title, blocks, isUnconfirmed }: Chapter): void {
  const note = isUnconfirmed ? [lineOf(`${unconfirmedMark} ${unconfirmedWords[deck.language].whole}`)] : [];
  const slide = deck.add('content', fitTitle(lineOf(title)), {
    notes: [...note, ...readingLines(blocks, deck.language)],
  });
  const told = readingLines(
    blocks.filter(({ kind }) => kind !== 'heading'),
    deck.language,
  );
  const lines = [...note, ...firstWords(told.filter((line) => textOfLine(line).trim() !== ''))];
  if (lines.length === 0) return;
  slide.addText(
    lines.flatMap((line) =>
      line.map(({ text, isWritten = false }, index) => ({
        text,
        options: { breakLine: index === line.length - 1, paraSpaceAfter: 10, lang: deck.languages.of(isWritten) },
      })),
    ),
    {
      x: body.x,
      y: body.y + 0.2,
      w: 9.5,
      h: body.height - 0.4,
      margin: 0,
      fontFace: typeface,
      fontSize: 20,
      color: ink,
      valign: 'top',
      lineSpacingMultiple: 1.15,
      objectName: title,
    },
  );
}

/** Whole lines as long as there are words left, and at least the beginning of the first. */
function firstWords(lines: Line[]): Line[] {
  const taken: Line[] = [];
  let words = mostWords;
  let letters = mostLetters;
  for (const line of lines) {
    const whole = textOfLine(line);
    const shown = shorten(whole, words, letters);
    if (shown !== whole && taken.length > 0) break;
    taken.push(shown === whole ? line : cutLine(line, shown));
    words -= shown.split(/\s+/).length;
    letters -= shown.length;
    if (words <= 0 || letters <= 0) break;
  }
  return taken;
}

function shorten(line: string, words: number, letters: number): string {
  const first = line.trim().split(/\s+/).slice(0, words).join(' ').slice(0, letters).toWellFormed();
  return first.length < line.trim().replace(/\s+/g, ' ').length ? `${first}…` : line;
}
