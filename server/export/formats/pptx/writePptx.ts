import { stages } from '#engine/contract/stages.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { noted } from '#server/export/noted.ts';
import { translate } from '#server/i18n/translate.ts';

import { Deck } from './Deck.ts';
import { addAgenda, splitAgenda } from './slides/addAgenda.ts';
import { addChapter } from './slides/addChapter.ts';
import { addCover } from './slides/addCover.ts';
import { addStage } from './slides/addStage.ts';
import { addStanding } from './slides/addStanding.ts';
import { planChapter } from './slides/planChapter.ts';
import { writeStory } from './writeStory.ts';

/**
 * Slides of shapes that can be edited: the story where it is asked for, else cover, where the project stands, agenda,
 * and for each stage its toolsets' pictures with the reading in the notes.
 */
export async function writePptx(document: ExportDocument): Promise<Uint8Array> {
  const { project, language, standing, chapters, story } = document;
  if (story) return writeStory(document, story);
  const plans = chapters.map((chapter) => planChapter(chapter, language));
  const parts = stages
    .map((stage) => ({ stage, plans: plans.filter(({ chapter }) => chapter.stage === stage) }))
    .filter((part) => part.plans.length > 0);
  const agenda = splitAgenda(numbered(parts, 0, language));
  const opening = standing ? 2 : 1;
  const places = numbered(parts, opening + agenda.length, language);

  const deck = new Deck(document);
  deck.beginSection(project.name);
  addCover(deck, document);
  if (standing) addStanding(deck, standing);
  addAgenda(deck, splitAgenda(places));
  for (const [index, part] of parts.entries()) {
    deck.beginSection(translate(language, `export.stages.${part.stage}`));
    addStage(deck, places[index]!);
    for (const plan of part.plans) addChapter(deck, plan);
  }
  return deck.write();
}

type Part = { stage: (typeof stages)[number]; plans: ReturnType<typeof planChapter>[] };

/** The stages' toolsets with the numbers of their first slides, after as many slides as come before. */
function numbered(parts: Part[], before: number, language: Language) {
  let slide = before;
  return parts.map(({ stage, plans }) => {
    slide += 1;
    const toolsets = plans.map(({ chapter, length }) => {
      slide += length;
      const title = noted(chapter.title, chapter.isUnconfirmed ? 'text' : undefined, language);
      return { title, slide: slide - length + 1 };
    });
    return { stage, toolsets };
  });
}
