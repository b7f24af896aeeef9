import type { Scene } from '#engine/picture/Scene.ts';
import { unconfirmedMark } from '#engine/reading/unconfirmedWords.ts';
import { shownSlides } from '#engine/story/arrangeStory.ts';
import type { StorySlide, StoryText } from '#engine/story/Story.ts';
import { storyWords } from '#engine/story/storyWords.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { writtenLanguage } from '#server/export/writtenLanguage.ts';

import type { PdfStoryLine, PdfStoryPart, PdfText } from './PdfModel.ts';
import { pdfPicture } from './pdfPicture.ts';
import { pdfText } from './pdfText.ts';

// Higher ones leave no room for the words that they belong to.
const highest = 1.1; // of their width

/**
 * The story as the parts of a short report: for each slide what it says, and a picture of what it rests on, which is
 * shown once. What the page before says of the decision and of what is next is not said again.
 */
export function pdfStory(document: ExportDocument): PdfStoryPart[] {
  const { story = [], standing, chapters, language, images } = document;
  const written = writtenLanguage(document);
  const saidBefore = ['cover', ...(standing ? ['next'] : [])];
  const shown = new Set<string>();
  return shownSlides(story)
    .filter(({ slide }) => !saidBefore.includes(slide.kind))
    .map(({ slide }) => {
      const picture = pictureOf(slide);
      return {
        kicker: pdfText(storyWords[language].kinds[slide.kind]),
        title: marked(slide.title),
        lines: slide.lines.map(lineOf),
        ...(picture && { picture: pdfPicture(picture, images) }),
      };
    });

  function pictureOf({ toolsets }: StorySlide): Scene | undefined {
    for (const id of toolsets) {
      const [sheet] = chapters.find((chapter) => chapter.id === id)?.paper ?? [];
      if (!sheet || shown.has(id) || sheet.height > highest * sheet.width) continue;
      shown.add(id);
      return sheet;
    }
    return undefined;
  }

  function lineOf({ name, state, told, bar, ...text }: StorySlide['lines'][number]): PdfStoryLine {
    return {
      name: pdfText(name),
      text: marked(text),
      state,
      told: pdfText(told),
      ...(bar && {
        bar: { value: pdfText(bar.value), share: bar.share, ...(bar.limit !== null && { limit: bar.limit }) },
      }),
    };
  }

  function marked({ text, isUnconfirmed }: Pick<StoryText, 'text' | 'isUnconfirmed'>): PdfText {
    return { ...pdfText(text, written), ...(isUnconfirmed && { mark: unconfirmedMark }) };
  }
}
