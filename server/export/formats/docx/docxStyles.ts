import { AlignmentType, BorderStyle, type IStylesOptions, LineRuleType } from 'docx';

import type { Language } from '#engine/toolset/languages.ts';

const ink = '161E29';
const quiet = '566072';
const locales: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };

/** Lengths in twentieths of a point, sizes of type in half points. */
const heading = (size: number, before: number, after: number) => ({
  run: { size, bold: true, color: ink },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
});

/** Word's own styles by their names, so that its navigation works and a template of a company can be laid over them. */
export function docxStyles(language: Language): IStylesOptions {
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 21, color: ink, language: { value: locales[language] } },
        paragraph: { spacing: { after: 100, line: 259, lineRule: LineRuleType.AUTO } },
      },
      title: { run: { size: 72, bold: true, color: 'FFFFFF' }, paragraph: { spacing: { before: 3200, after: 240 } } },
      heading1: heading(40, 480, 80),
      heading2: heading(28, 320, 120),
      heading3: heading(24, 260, 80),
      heading4: heading(22, 200, 60),
      heading5: heading(21, 160, 60),
      listParagraph: { paragraph: { spacing: { after: 60 } } },
    },
    paragraphStyles: [
      {
        id: 'ContentsHeading',
        name: 'TOC Heading',
        basedOn: 'Normal',
        next: 'Normal',
        run: { size: 40, bold: true },
        paragraph: { spacing: { after: 240 } },
      },
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { size: 24, color: quiet },
        paragraph: { spacing: { after: 200 }, keepNext: true },
      },
      {
        id: 'Quote',
        name: 'Quote',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { italics: true, size: 23 },
        paragraph: {
          indent: { left: 240 },
          spacing: { before: 120, after: 160 },
          border: { left: { style: BorderStyle.SINGLE, size: 18, color: 'C9C2E0', space: 10 } },
        },
      },
      {
        id: 'Label',
        name: 'Label',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { size: 18, color: quiet },
        paragraph: { spacing: { before: 120, after: 20 }, keepNext: true },
      },
      {
        id: 'Picture',
        name: 'Picture',
        basedOn: 'Normal',
        next: 'Normal',
        paragraph: {
          alignment: AlignmentType.CENTER,
          spacing: { before: 80, after: 160, line: 240, lineRule: LineRuleType.AUTO },
        },
      },
    ],
  };
}
