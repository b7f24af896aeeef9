import { AlignmentType, type IStylesOptions, LineRuleType } from 'docx';

import { type Language, languageFacts } from '#engine/languages/languages.ts';

import { docxParagraphStyles } from './docxParagraphStyles.ts';
import type { DocxPlan } from './DocxPlan.ts';

const ink = '161E29';
const quiet = '566072';

/** Lengths in twentieths of a point, sizes of type in half points. */
const heading = (size: number, before: number, after: number) => ({
  run: { size, bold: true, color: ink },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
});
const [ofStage, ofChapter, ofSection, ofItem, ofPart, ofDetail] = [
  heading(56, 0, 360),
  heading(40, 480, 80),
  heading(28, 320, 120),
  heading(24, 260, 80),
  heading(22, 200, 60),
  heading(21, 160, 60),
];
const belowChapter = [ofSection, ofItem, ofPart, ofDetail, ofDetail];

/** Word's own styles by their names, so that its navigation works and a template of a company can be laid over them. */
export function docxStyles(language: Language, { chapterLevel }: DocxPlan): IStylesOptions {
  const headings = [...(chapterLevel === 2 ? [ofStage] : []), ofChapter, ...belowChapter];
  const byLevel = Object.fromEntries(headings.slice(0, 6).map((each, index) => [`heading${index + 1}`, each]));
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 21, color: ink, language: { value: languageFacts[language].locale } },
        paragraph: { spacing: { after: 100, line: 259, lineRule: LineRuleType.AUTO } },
      },
      title: { run: { size: 72, bold: true, color: ink }, paragraph: { spacing: { after: 240 } } },
      ...byLevel,
      caption: {
        run: { size: 18, color: quiet },
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 40, after: 240 }, keepLines: true },
      },
    },
    paragraphStyles: docxParagraphStyles,
  };
}
