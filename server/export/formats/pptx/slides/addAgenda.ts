import type { Stage } from '#engine/contract/stages.ts';
import { cleanLine } from '#server/export/formats/pptx/cleanText.ts';
import type { Deck } from '#server/export/formats/pptx/Deck.ts';
import { ink, quiet } from '#server/export/formats/pptx/defineLayouts.ts';
import { body } from '#server/export/formats/pptx/lengths.ts';
import { lineOf } from '#server/export/formats/pptx/Line.ts';
import { setTextBox } from '#server/export/formats/pptx/setTextBox.ts';
import { typeface } from '#server/export/formats/pptx/typeface.ts';
import { translate } from '#server/i18n/translate.ts';

/** A stage with its toolsets and the slides that they begin on. */
export interface AgendaPart {
  stage: Stage;
  toolsets: { title: string; slide: number }[];
}

// In inches, but the size in points.
const top = body.y + 0.15;
const gap = 0.25;
const size = 14;
const spacing = 0.12;
const head = 0.5;

/** The agenda's slides, each with a column for every stage; what does not fit goes on on a further one. */
export function splitAgenda(parts: AgendaPart[]): AgendaPart[][] {
  const width = columnWidth(parts.length);
  const pages: AgendaPart[][] = [];
  for (const part of parts) {
    let page = 0;
    let used = head;
    for (const toolset of part.toolsets) {
      const height = heightOf(toolset.title, width);
      if (top + used + height > body.y + body.height && used > head) {
        page += 1;
        used = head;
      }
      used += height + spacing;
      const columns = (pages[page] ??= parts.map(({ stage }) => ({ stage, toolsets: [] })));
      columns.find(({ stage }) => stage === part.stage)?.toolsets.push(toolset);
    }
  }
  return pages;
}

export function addAgenda(deck: Deck, pages: AgendaPart[][]): void {
  const { language } = deck;
  for (const [index, parts] of pages.entries()) {
    const name = translate(language, 'export.contents');
    const text = pages.length > 1 ? `${name} (${index + 1}/${pages.length})` : name;
    const notes = parts
      .flatMap(({ stage, toolsets }) => [
        translate(language, `export.stages.${stage}`),
        ...toolsets.map(({ title }) => `• ${cleanLine(title)}`),
      ])
      .map(lineOf);
    const slide = deck.add('content', { runs: lineOf(text), size: 28 }, { notes });
    const width = columnWidth(parts.length);
    for (const [column, { stage, toolsets }] of parts.entries()) {
      const place = { x: body.x + column * (width + gap), w: width };
      const stageName = translate(language, `export.stages.${stage}`);
      const lang = deck.languages.of(false);
      if (toolsets.length === 0) continue;
      const text = { margin: 0, fontFace: typeface, valign: 'top', lang } as const;
      slide.addText(stageName, {
        ...place,
        ...text,
        y: top,
        h: head - 0.1,
        bold: true,
        fontSize: 18,
        color: quiet,
        objectName: stageName,
      });
      let y = top + head;
      for (const { title, slide: target } of toolsets) {
        const h = heightOf(title, width);
        const hyperlink = { slide: target };
        const name = cleanLine(title);
        slide.addText(name, { ...place, ...text, y, h, fontSize: size, color: ink, hyperlink, objectName: name });
        y += h + spacing;
      }
    }
  }
}

function columnWidth(columns: number): number {
  return (body.width - (columns - 1) * gap) / columns;
}

function heightOf(title: string, width: number): number {
  const { lines } = setTextBox(title, { width: width * 0.985, height: null, size, least: size });
  return (lines.length * size * 1.25) / 72;
}
