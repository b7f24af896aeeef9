import type pptxgenjs from 'pptxgenjs';

import type { Language } from '#engine/languages/languages.ts';
import { paperColours } from '#engine/picture/renderers/paperColours.ts';
import { storySheet } from '#engine/story/drawStorySlide.ts';
import { translate } from '#server/i18n/translate.ts';

import type { DeckLogo, DeckLook } from './DeckLook.ts';
import { hex } from './hex.ts';
import { body, pointsPerInch, slideSize } from './lengths.ts';
import { setTextBox } from './setTextBox.ts';
import type { SlideLanguages } from './SlideLanguages.ts';
import { typeface } from './typeface.ts';

type Presentation = InstanceType<typeof pptxgenjs.default>;

export const ink = hex(paperColours.ink);
export const quiet = hex(paperColours.quiet);

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

// In inches.
const mostOfLogo = { w: 1.2, h: 0.3 };

export type LayoutName = keyof typeof titleRooms;

/** What programs call a layout, and what it is found by. */
export function layoutTitle(layout: LayoutName, language: Language): string {
  return translate(language, `export.layouts.${layout}`);
}

interface LayoutPlan {
  /** What stands at the foot of slides: the project, and whose it is. */
  foot: string;
  languages: SlideLanguages;
  look: DeckLook;
  logo: DeckLogo | null;
}

/**
 * The layouts of the deck: a cover, a stage's opening, and what has project and number in its foot: pictures, and
 * slides of the story, whose type is 14 points at least.
 */
export function defineLayouts(
  presentation: Presentation,
  { foot: words, languages, look: dark, logo }: LayoutPlan,
): void {
  const language = languages.own;
  for (const layout of ['cover', 'stage'] as const) {
    presentation.defineSlideMaster({
      title: layoutTitle(layout, language),
      background: { color: dark.fill },
      objects: [
        title(layout, language, { fontSize: layout === 'cover' ? 44 : 40, color: dark.onFill, valign: 'bottom' }),
      ],
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
    const mark = logo ? logoAtFoot(logo, { x, y: foot.y + foot.h / 2 }) : { w: 0, objects: [] };
    const name = setTextBox(words, { width: 10.2 - mark.w, height: foot.h, size: look.foot, least: look.foot });
    presentation.defineSlideMaster({
      title: layoutTitle(layout, language),
      background: { color: 'FFFFFF' },
      objects: [
        ...mark.objects,
        {
          text: {
            text: name.lines.join(' '),
            options: {
              objectName: words,
              lang: languages.of(true),
              x: x + mark.w,
              w: 10.7 - mark.w,
              ...foot,
              valign: 'middle',
            },
          },
        },
        title(layout, language, look.title),
      ],
      slideNumber: { x: slideSize.width - x - 1, w: 1, ...foot, align: 'right', valign: 'middle' },
    });
  }
}

/** At the left of the foot, in the middle of its line; `w` is the room that it takes there. */
function logoAtFoot({ data, width, height }: DeckLogo, { x, y }: { x: number; y: number }) {
  const scale = Math.min(mostOfLogo.w / width, mostOfLogo.h / height);
  const [w, h] = [width * scale, height * scale];
  return { w: w + 0.15, objects: [{ image: { data, x, y: y - h / 2, w, h } }] };
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
