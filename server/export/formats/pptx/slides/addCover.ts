import { countSaved } from '#server/export/countSaved.ts';
import { coverFacts } from '#server/export/coverFacts.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { cleanLine } from '#server/export/formats/pptx/cleanText.ts';
import type { Deck } from '#server/export/formats/pptx/Deck.ts';
import { titleRooms } from '#server/export/formats/pptx/defineLayouts.ts';
import { type Line, writtenLine } from '#server/export/formats/pptx/Line.ts';
import { setTextBox } from '#server/export/formats/pptx/setTextBox.ts';
import { typeface } from '#server/export/formats/pptx/typeface.ts';
import { legendOf } from '#server/export/legendOf.ts';

import { drawCoverLogo } from './drawCoverLogo.ts';
import { drawCoverPattern } from './drawCoverPattern.ts';
import { fitTitle } from './fitTitle.ts';

/** Project, description, who made it, when, and how far it is. */
export function addCover(deck: Deck, document: ExportDocument, notes?: Line[]): void {
  const { project } = document;
  const { x, w } = titleRooms.cover;
  const room = { width: w * 0.95, height: 1.9 };
  const description = setTextBox(project.description, { ...room, size: 20, least: 14 });
  const slide = deck.add('cover', fitTitle(writtenLine(project.name), '', 'cover', 44), {
    drawing: drawing(deck, document),
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
      color: deck.look.onFill,
      valign: 'top',
      lineSpacingMultiple: 1.1,
    });
  const legend = legendOf(document);
  const { brand } = document;
  // How far it is concerns those who make it, not those who are handed it.
  const state = brand ? [] : [countSaved(document)];
  const facts = [...coverFacts(document).map(cleanLine), ...state, ...(legend === null ? [] : [legend])];
  slide.addText(facts.join('  ·  '), {
    ...common,
    w: brand?.colours ? 11.5 : w,
    lang: deck.languages.of(false),
    y: 6.1,
    h: 0.6,
    fontSize: 14,
    color: deck.look.quietOnFill,
    valign: 'middle',
  });
}

/** The logo, and at the right edge the usual pattern, whose own colours would quarrel with somebody's. */
function drawing(deck: Deck, document: ExportDocument): string {
  const pattern = document.brand?.colours ? '' : drawCoverPattern(document.project.name, deck.languages);
  return pattern + drawCoverLogo(deck, document);
}
