import type pptxgenjs from 'pptxgenjs';

import type { Language } from '#engine/languages/languages.ts';
import { paperColours } from '#engine/picture/renderers/paperColours.ts';
import { storySheet } from '#engine/story/drawStorySlide.ts';
import { translate } from '#server/i18n/translate.ts';

import { body, pointsPerInch, slideSize } from './lengths.ts';
import { setTextBox } from './setTextBox.ts';
import type { SlideLanguages } from './SlideLanguages.ts';
import { typeface } from './typeface.ts';

type Presentation = InstanceType<typeof pptxgenjs.default>;

export const slate = '2F3E50';
export const ink = hex(paperColours.ink);
export const quiet = hex(paperColours.quiet);
export const onSlate = 'FFFFFF';
export const quietOnSlate = 'C5CEDA';

/** Where titles stand on each layout, in inches. */
export const titleRooms = {
  cover: { x: 0.9, y: 1.4, w: 8.7, h: 2.2 },
  stage: { x: 0.9, y: 1.2, w: 11.5, h: 1.1 },
  content: { x: body.x, y: 0.34, w: body.width, h: 0.6 },
  story: {
    x: storySheet.title.x / pointsPerInch,
    y: storySheet.title.y / pointsPerInch,
    w: storySheet.title.width / pointsPerInch,
    h: storySheet.title.height / pointsPerInch,
  },
};

export type LayoutName = keyof typeof titleRooms;

/** What programs call a layout, and what it is found by. */
export function layoutTitle(layout: LayoutName, language: Language): string {
  return translate(language, `export.layouts.${layout}`);
}

/**
 * The layouts of the deck: a cover, a stage's opening, and what has project and number in its foot: pictures, and
 * slides of the story, whose type is 14 points at least.
 */
export function defineLayouts(presentation: Presentation, project: string, languages: SlideLanguages): void {
  const language = languages.own;
  for (const layout of ['cover', 'stage'] as const) {
    presentation.defineSlideMaster({
      title: layoutTitle(layout, language),
      background: { color: slate },
      objects: [title(layout, language, { fontSize: layout === 'cover' ? 44 : 40, color: onSlate, valign: 'bottom' })],
    });
  }
  const looks = {
    content: { foot: 10, title: { fontSize: 28, color: ink, valign: 'middle' } },
    story: { foot: 14, title: { fontSize: 32, color: ink, valign: 'top' } },
  } as const;
  for (const [layout, look] of [['content', looks.content] as const, ['story', looks.story] as const]) {
    const foot = {
      y: 7.08,
      h: 0.26,
      margin: 0,
      valign: 'middle',
      fontFace: typeface,
      fontSize: look.foot,
      color: quiet,
    };
    const { x } = titleRooms[layout];
    const name = setTextBox(project, { width: 10.2, height: foot.h, size: look.foot, least: look.foot });
    presentation.defineSlideMaster({
      title: layoutTitle(layout, language),
      background: { color: 'FFFFFF' },
      objects: [
        {
          text: {
            text: name.lines.join(' '),
            options: { objectName: project, lang: languages.of(true), x, w: 10.7, ...foot, valign: 'middle' },
          },
        },
        title(layout, language, look.title),
      ],
      slideNumber: { x: slideSize.width - x - 1, w: 1, ...foot, align: 'right', valign: 'middle' },
    });
  }
}

function title(
  layout: LayoutName,
  language: Language,
  look: { fontSize: number; color: string; valign: 'top' | 'middle' | 'bottom' },
) {
  const options = {
    name: 'title',
    objectName: translate(language, 'export.shapes.title'),
    type: 'title' as const,
    ...titleRooms[layout],
    ...look,
    align: 'left' as const,
    margin: 0,
    bold: true,
    fontFace: typeface,
  };
  return { placeholder: { options, text: options.objectName } };
}

export function hex(colour: string): string {
  return colour.slice(1).toUpperCase();
}
