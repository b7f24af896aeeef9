import { shownSlides, type ArrangedSlide } from '#engine/story/arrangeStory.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';

import { Deck } from './Deck.ts';
import { addCover } from './slides/addCover.ts';
import { addStorySlide, notesOf } from './slides/addStorySlide.ts';

/** The story as slides that can be edited, each with what its presenter says in the notes. */
export async function writeStory(document: ExportDocument, story: readonly ArrangedSlide[]): Promise<Uint8Array> {
  const deck = new Deck(document);
  for (const each of shownSlides(story)) {
    const { slide, note } = each;
    if (slide.kind !== 'cover') {
      addStorySlide(deck, each);
      continue;
    }
    const description = slide.lines[0]?.text ?? document.project.description;
    const project = { ...document.project, name: slide.title.text, description };
    addCover(deck, { ...document, project }, notesOf(slide, note));
  }
  return deck.write();
}
