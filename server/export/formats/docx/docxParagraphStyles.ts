import { AlignmentType, BorderStyle, type IParagraphStyleOptions, LineRuleType, TabStopType } from 'docx';

import { bullets } from './docxBullets.ts';

const quiet = '566072';
const hairline = { style: BorderStyle.SINGLE, size: 4, color: 'D3D9E2' };
const atRight = { tabStops: [{ type: TabStopType.RIGHT, position: 9640 }] };
const small = { size: 18, color: quiet };

/** Below the headings. Those of Word's own have its names, in lower case where Word writes them so. */
export const docxParagraphStyles: IParagraphStyleOptions[] = [
  style('TOC Heading', { run: { size: 40, bold: true }, paragraph: { spacing: { after: 240 } } }),
  style('toc 1', {
    run: { bold: true },
    paragraph: { ...atRight, spacing: { before: 240, after: 60 }, keepNext: true },
  }),
  style('toc 2', { paragraph: { ...atRight, spacing: { after: 40 } } }),
  style('toc 3', { paragraph: { ...atRight, indent: { left: 284 }, spacing: { after: 40 } } }),
  style('Subtitle', { run: { size: 24, color: quiet }, paragraph: { spacing: { after: 200 }, keepNext: true } }),
  style('Quote', {
    run: { italics: true, size: 23 },
    paragraph: {
      indent: { left: 240 },
      spacing: { before: 120, after: 160 },
      border: { left: { style: BorderStyle.SINGLE, size: 18, color: 'C9C2E0', space: 10 } },
    },
  }),
  style('List Bullet', { paragraph: { numbering: { reference: bullets, level: 0 }, spacing: { after: 60 } } }),
  style('Label', {
    run: { size: 18, color: quiet },
    paragraph: { spacing: { before: 120, after: 20 }, keepNext: true },
  }),
  style('header', {
    run: small,
    paragraph: { ...atRight, spacing: { after: 0 }, border: { bottom: { ...hairline, space: 4 } } },
  }),
  style('footer', { run: small, paragraph: { ...atRight, spacing: { after: 0 } } }),
  style('Picture', {
    paragraph: {
      alignment: AlignmentType.CENTER,
      spacing: { before: 80, after: 160, line: 240, lineRule: LineRuleType.AUTO },
    },
  }),
  style('After Table', { run: { size: 12 }, paragraph: { spacing: { after: 0 } } }),
];

function style(name: string, look: Pick<IParagraphStyleOptions, 'run' | 'paragraph'>): IParagraphStyleOptions {
  return { ...look, id: idOf(name), name, basedOn: 'Normal', next: 'Normal', quickFormat: true };
}

/** As Word has them: "List Bullet" is ListBullet, "toc 1" is TOC1. */
function idOf(name: string): string {
  if (name.startsWith('toc')) return name.toUpperCase().replace(' ', '');
  return name.charAt(0).toUpperCase() + name.slice(1).replace(' ', '');
}
