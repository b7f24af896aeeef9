import { formatDay } from '#engine/dates/formatDay.ts';
import { countSaved } from '#server/export/countSaved.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { cleanLine } from '#server/export/formats/pptx/cleanText.ts';
import type { Deck } from '#server/export/formats/pptx/Deck.ts';
import { onSlate, quietOnSlate, titleRooms } from '#server/export/formats/pptx/defineLayouts.ts';
import { type Line, writtenLine } from '#server/export/formats/pptx/Line.ts';
import { setTextBox } from '#server/export/formats/pptx/setTextBox.ts';
import { typeface } from '#server/export/formats/pptx/typeface.ts';
import { legendOf } from '#server/export/legendOf.ts';
import { translate } from '#server/i18n/translate.ts';

import { drawCoverPattern } from './drawCoverPattern.ts';
import { fitTitle } from './fitTitle.ts';

/** Project, description, who made it, when, and how far it is. */
export function addCover(deck: Deck, document: ExportDocument, notes?: Line[]): void {
  const { project, language, date, timeZone } = document;
  const { x, w } = titleRooms.cover;
  const room = { width: w * 0.95, height: 1.9 };
  const description = setTextBox(project.description, { ...room, size: 20, least: 14 });
  const slide = deck.add('cover', fitTitle(writtenLine(project.name), '', 'cover', 44), {
    drawing: drawCoverPattern(project.name, deck.languages),
    notes: notes ?? [project.name, project.description].map((text) => writtenLine(cleanLine(text))),
  });
  const common = { x, w, margin: 0, fontFace: typeface, align: 'left' } as const;
  if (description.lines.length > 0)
    slide.addText(description.lines.join(' '), {
      ...common,
      lang: deck.languages.of(true),
      y: 3.85,
      h: room.height,
      fontSize: description.size,
      color: onSlate,
      valign: 'top',
      lineSpacingMultiple: 1.1,
    });
  const legend = legendOf(document);
  const facts = [
    translate(language, 'export.made-by', { name: cleanLine(project.author) }),
    formatDay(date, language, 'long', timeZone),
    countSaved(document),
    ...(legend === null ? [] : [legend]),
  ];
  slide.addText(facts.join('  ·  '), {
    ...common,
    lang: deck.languages.of(false),
    y: 6.3,
    h: 0.4,
    fontSize: 14,
    color: quietOnSlate,
    valign: 'middle',
  });
}
