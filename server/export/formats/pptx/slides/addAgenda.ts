import type { Stage } from '#engine/toolset/stages.ts';

import { translate } from '../../../../i18n/translate.ts';
import type { Deck } from '../Deck.ts';
import { ink, quiet } from '../defineLayouts.ts';
import { cleanLine } from '../cleanText.ts';
import { body } from '../lengths.ts';
import { localeTags } from '../localeTags.ts';
import { setTextBox } from '../setTextBox.ts';

/** A stage with its toolsets and the slides that they begin on. */
export interface AgendaPart {
  stage: Stage;
  toolsets: { title: string; slide: number }[];
}

const gap = 0.25; // inches
const size = 14;
const spacing = 8;
const head = 0.6;

/** The agenda's slides, each with a column for every stage; what does not fit goes on on a further one. */
export function splitAgenda(parts: AgendaPart[]): AgendaPart[][] {
  const width = columnWidth(parts.length);
  const pages: AgendaPart[][] = [];
  for (const part of parts) {
    let page = 0;
    let used = head;
    for (const toolset of part.toolsets) {
      const { lines } = setTextBox(toolset.title, { width: width * 0.95, height: null, size, least: size });
      const height = (lines.length * size * 1.25 + spacing) / 72;
      if (used + height > body.height && used > head) {
        page += 1;
        used = head;
      }
      used += height;
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
    const notes = parts.flatMap(({ stage, toolsets }) => [
      translate(language, `export.stages.${stage}`),
      ...toolsets.map(({ title }) => `• ${cleanLine(title)}`),
    ]);
    const slide = deck.add('content', { text, size: 28 }, { notes });
    const width = columnWidth(parts.length);
    for (const [column, { stage, toolsets }] of parts.entries()) {
      const place = { x: body.x + column * (width + gap), w: width, margin: 0, fontFace: 'Inter' } as const;
      const stageName = translate(language, `export.stages.${stage}`);
      const lang = localeTags[language];
      if (toolsets.length === 0) continue;
      slide.addText(
        [
          { text: stageName, options: { bold: true, fontSize: 18, breakLine: true, paraSpaceAfter: 12, lang } },
          ...toolsets.map(({ title, slide: target }) => ({
            text: cleanLine(title),
            options: { breakLine: true, paraSpaceAfter: spacing, lang, color: ink, hyperlink: { slide: target } },
          })),
        ],
        {
          ...place,
          y: body.y + 0.15,
          h: body.height - 0.15,
          fontSize: size,
          color: quiet,
          valign: 'top',
          objectName: stageName,
        },
      );
    }
  }
}

function columnWidth(columns: number): number {
  return (body.width - (columns - 1) * gap) / columns;
}
