import type { Scene } from '#engine/picture/Scene.ts';
import { splitTitle } from '#engine/picture/splitTitle.ts';
import type { Deck } from '#server/export/formats/pptx/Deck.ts';
import { drawScene } from '#server/export/formats/pptx/drawing/drawScene.ts';
import { Pen } from '#server/export/formats/pptx/drawing/Pen.ts';
import { body } from '#server/export/formats/pptx/lengths.ts';
import { type Line, lineOf, writtenLine } from '#server/export/formats/pptx/Line.ts';
import { slideNotes } from '#server/export/formats/pptx/slideNotes.ts';
import { translate } from '#server/i18n/translate.ts';

import { addTextSlide } from './addTextSlide.ts';
import { fitTitle } from './fitTitle.ts';
import type { ChapterPlan } from './planChapter.ts';

/** The slides of a toolset: a picture a slide below its title, and the reading in the notes. */
export function addChapter(deck: Deck, { chapter, scenes }: ChapterPlan): void {
  if (scenes.length === 0) addTextSlide(deck, chapter);
  const notes = slideNotes(scenes, chapter, deck.language);
  const titles = scenes.map(({ title }) => title);
  for (const [index, scene] of scenes.entries()) {
    const same = titles.filter((title) => title === scene.title).length;
    const place = titles.slice(0, index + 1).filter((title) => title === scene.title).length;
    const count = same > 1 ? `(${place}/${same})` : '';
    const unit = Math.min(body.width / scene.width, body.height / scene.height);
    const pen = new Pen(
      { x: body.x + (body.width - scene.width * unit) / 2, y: body.y, unit },
      deck.languages,
      (kind) => translate(deck.language, `export.shapes.${kind}`),
      deck.images,
    );
    deck.add('content', fitTitle(titleOf(scene), count), { drawing: drawScene(pen, scene), notes: notes[index]! });
  }
}

/** Each part in its language. */
function titleOf(scene: Scene): Line {
  const { words, name } = splitTitle(scene);
  return [...lineOf(words), ...(name ? writtenLine(name) : [])];
}
