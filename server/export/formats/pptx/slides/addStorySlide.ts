import type { ArrangedSlide } from '#engine/story/arrangeStory.ts';
import { drawStorySlide, signed } from '#engine/story/drawStorySlide.ts';
import type { StorySlide } from '#engine/story/Story.ts';
import type { Deck } from '#server/export/formats/pptx/Deck.ts';
import { drawScene } from '#server/export/formats/pptx/drawing/drawScene.ts';
import { Pen } from '#server/export/formats/pptx/drawing/Pen.ts';
import { pointsPerInch } from '#server/export/formats/pptx/lengths.ts';
import { type Line, lineOf, writtenLine } from '#server/export/formats/pptx/Line.ts';
import { translate } from '#server/i18n/translate.ts';

import { fitTitle } from './fitTitle.ts';

/** A slide of the story; what the presenter says, and all of its texts, stand in the notes. */
export function addStorySlide(deck: Deck, { slide, note }: ArrangedSlide & { slide: StorySlide }): void {
  const { language } = deck;
  const scene = drawStorySlide(slide, { language, form: 'sheet', hasTitle: false });
  const pen = new Pen({ x: 0, y: 0, unit: 1 / pointsPerInch }, deck.languages, (kind) =>
    translate(language, `export.shapes.${kind}`),
  );
  deck.add('story', fitTitle(writtenLine(signed(slide.title)), '', 'story', 32), {
    drawing: drawScene(pen, scene),
    notes: notesOf(slide, note),
  });
}

/** First what a presenter has written. */
export function notesOf({ title, lines }: StorySlide, note: string): Line[] {
  const own = note.trim() === '' ? [] : [...note.split('\n').map((line) => writtenLine(line)), []];
  const told = lines.map((line): Line => {
    const parts = [line.name, signed(line), line.bar?.value ?? '', line.told].filter((part) => part.trim() !== '');
    return line.bar ? lineOf(parts.join(': ')) : writtenLine(parts.join(': '));
  });
  return [...own, writtenLine(signed(title)), ...told];
}
