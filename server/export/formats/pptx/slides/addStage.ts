import { cleanLine } from '#server/export/formats/pptx/cleanText.ts';
import type { Deck } from '#server/export/formats/pptx/Deck.ts';
import { titleRooms } from '#server/export/formats/pptx/defineLayouts.ts';
import { lineOf } from '#server/export/formats/pptx/Line.ts';
import { setTextBox } from '#server/export/formats/pptx/setTextBox.ts';
import { typeface } from '#server/export/formats/pptx/typeface.ts';
import { translate } from '#server/i18n/translate.ts';

import type { AgendaPart } from './addAgenda.ts';

const inColumn = 6;

/** A stage's opening with the toolsets that follow. */
export function addStage(deck: Deck, { stage, toolsets }: AgendaPart): void {
  const { language } = deck;
  const name = translate(language, `export.stages.${stage}`);
  const titles = toolsets.map(({ title }) => cleanLine(title));
  const slide = deck.add(
    'stage',
    { runs: lineOf(name), size: 40 },
    { notes: [name, ...titles.map((title) => `• ${title}`)].map(lineOf) },
  );
  const { x, w } = titleRooms.stage;
  const columns = Math.ceil(titles.length / inColumn);
  const each = Math.ceil(titles.length / columns);
  const width = Math.min(6.5, w / columns - 0.2);
  const height = 4.2;
  for (let column = 0; column < columns; column += 1) {
    const shown = titles.slice(column * each, (column + 1) * each);
    const sizes = shown.map((title) => setTextBox(title, { width, height: 0.4, size: 20, least: 14 }).size);
    slide.addText(
      shown.map((text) => ({
        text,
        options: { breakLine: true, paraSpaceAfter: 10, lang: deck.languages.of(false) },
      })),
      {
        x: x + column * (w / columns),
        y: 2.6,
        w: width,
        h: height,
        margin: 0,
        fontFace: typeface,
        fontSize: Math.min(20, ...sizes),
        color: deck.look.onFill,
        valign: 'top',
        objectName: name,
      },
    );
  }
}
