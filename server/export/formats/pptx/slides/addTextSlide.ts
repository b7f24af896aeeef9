import type { Chapter } from '../../../ExportDocument.ts';
import type { Deck } from '../Deck.ts';
import { ink } from '../defineLayouts.ts';
import { body } from '../lengths.ts';
import { localeTags } from '../localeTags.ts';
import { fitTitle } from './fitTitle.ts';

const mostWords = 40;

/** What a toolset without a picture begins with, in few words; all of it stands in the notes. */
export function addTextSlide(deck: Deck, { title }: Pick<Chapter, 'title'>, reading: string[]): void {
  const slide = deck.add('content', fitTitle(title), { notes: reading });
  const lines = firstWords(reading.filter((line) => line !== ''));
  if (lines.length === 0) return;
  slide.addText(
    lines.map((text) => ({ text, options: { breakLine: true, paraSpaceAfter: 10, lang: localeTags[deck.language] } })),
    {
      x: body.x,
      y: body.y + 0.2,
      w: 9.5,
      h: body.height - 0.4,
      margin: 0,
      fontFace: 'Inter',
      fontSize: 20,
      color: ink,
      valign: 'top',
      lineSpacingMultiple: 1.15,
      objectName: title,
    },
  );
}

/** Whole lines as long as there are words left, and at least the beginning of the first. */
function firstWords(lines: string[]): string[] {
  const taken: string[] = [];
  let left = mostWords;
  for (const line of lines) {
    const words = line.split(/\s+/);
    if (words.length > left && taken.length > 0) break;
    taken.push(words.length > left ? `${words.slice(0, left).join(' ')}…` : line);
    left -= words.length;
    if (left <= 0) break;
  }
  return taken;
}
