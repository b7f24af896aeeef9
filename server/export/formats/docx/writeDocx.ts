import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type ISectionPropertiesOptions,
  Packer,
  PageNumber,
  Paragraph,
  SimpleField,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx';

import { mapTexts } from '#engine/schema/mapTexts.ts';

import { translate } from '../../../i18n/translate.ts';
import type { ExportDocument } from '../../ExportDocument.ts';
import { printable } from '../../printable.ts';
import { docxChapter } from './docxChapter.ts';
import { docxCover } from './docxCover.ts';
import { dayOf } from '../../dayOf.ts';
import { docxStyles } from './docxStyles.ts';
import { runs } from './runs.ts';

// A4 in twentieths of a point.
const page = { size: { width: 11906, height: 16838 }, margin: { top: 1300, bottom: 1100, left: 1133, right: 1133 } };
const rightEdge = { type: TabStopType.RIGHT, position: 9640 };
const small = { size: 16, color: '566072' };

/** The document for Word: with its own styles, so that navigation, contents and templates work as people know them. */
export async function writeDocx(given: ExportDocument): Promise<Uint8Array> {
  const document = { ...given, project: mapTexts(given.project, printable) };
  const { language, project } = document;
  const chapters = await Promise.all(document.chapters.map((chapter, index) => docxChapter(chapter, index === 0)));
  const file = new Document({
    title: project.name,
    creator: project.author || 'Filiz',
    description: project.description.slice(0, 1000),
    styles: docxStyles(language),
    sections: [
      { properties: { page }, children: docxCover(document) },
      {
        properties: { page } satisfies ISectionPropertiesOptions,
        headers: { default: head(project.name) },
        footers: { default: foot(document) },
        children: [
          new Paragraph({ style: 'ContentsHeading', children: runs(translate(language, 'export.contents')) }),
          // Page numbers come when a reader updates the contents; to be asked for it on opening would frighten.
          new TableOfContents(translate(language, 'export.contents'), {
            hyperlink: true,
            headingStyleRange: '1-1',
            beginDirty: false,
            tabLeader: 'none',
          }),
          ...chapters.flat(),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

/** The project at the left, and at the right the toolset that the page is about. */
function head(name: string): Header {
  const children = [new TextRun({ ...small, text: name }), new TextRun({ ...small, text: '\t' })];
  return new Header({
    children: [
      new Paragraph({ tabStops: [rightEdge], children: [...children, new SimpleField('STYLEREF "Heading 1"')] }),
    ],
  });
}

function foot({ language, date }: ExportDocument): Footer {
  const [before = '', between = '', after = ''] = translate(language, 'export.page-of', {
    page: '\0',
    pages: '\0',
  }).split('\0');
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [rightEdge],
        alignment: AlignmentType.LEFT,
        children: [
          new TextRun({
            ...small,
            children: [dayOf(date, language), '\t', before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after],
          }),
        ],
      }),
    ],
  });
}
