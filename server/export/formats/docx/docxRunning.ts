import { Footer, Header, PageNumber, Paragraph, SimpleField, Tab, TextRun } from 'docx';

import { footFact } from '#server/export/coverFacts.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { legendOf } from '#server/export/legendOf.ts';
import { translate } from '#server/i18n/translate.ts';

import type { DocxPlan } from './DocxPlan.ts';

/** The project at the left; where toolsets stand, the one that the page is about at the right. */
export function docxHead({ project }: ExportDocument, { contentLook }: DocxPlan, toolsetLevel?: number): Header {
  const name = new TextRun({ ...contentLook, text: project.name });
  // By its level, since Word knows the style's name in its own language alone.
  const toolset = toolsetLevel ? [tab(), new SimpleField(`STYLEREF ${toolsetLevel}`)] : [];
  return new Header({ children: [new Paragraph({ style: 'Header', children: [name, ...toolset] })] });
}

/** Whose it is and the date at the left, and the page at the right; below them what the sign beside texts means. */
export function docxFoot(document: ExportDocument): Footer {
  const { language } = document;
  const words = translate(language, 'export.page-of', { page: '\0', pages: '\0' }).split('\0');
  const [before = '', between = '', after = ''] = words;
  const { CURRENT, TOTAL_PAGES } = PageNumber;
  const children = [footFact(document), new Tab(), before, CURRENT, between, TOTAL_PAGES, after];
  const legend = legendOf(document);
  return new Footer({
    children: [new TextRun({ children }), ...(legend === null ? [] : [new TextRun(legend)])].map(
      (run) => new Paragraph({ style: 'Footer', children: [run] }),
    ),
  });
}

const tab = () => new TextRun({ children: [new Tab()] });
