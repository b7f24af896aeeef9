import { Document, type FileChild, type ISectionOptions, Paragraph, TableOfContents } from 'docx';

import { stages } from '#engine/contract/stages.ts';
import { languageFacts } from '#engine/languages/languages.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { printable } from '#server/export/printable.ts';
import { writtenLanguage } from '#server/export/writtenLanguage.ts';
import { translate } from '#server/i18n/translate.ts';

import { docxBlock } from './docxBlock.ts';
import { docxNumbering } from './docxBullets.ts';
import { docxChapter } from './docxChapter.ts';
import { docxCover } from './docxCover.ts';
import { docxHeading } from './docxHeading.ts';
import { DocxPictures } from './DocxPictures.ts';
import type { DocxPlan } from './DocxPlan.ts';
import { docxFoot, docxHead } from './docxRunning.ts';
import { docxStage } from './docxStage.ts';
import { docxStyles } from './docxStyles.ts';
import { runs } from './runs.ts';

// A4 in twentieths of a point.
const page = { size: { width: 11906, height: 16838 }, margin: { top: 1300, bottom: 1100, left: 1133, right: 1133 } };

/** The document for Word: with its own styles, so that navigation, contents and templates work as people know them. */
export async function writeDocx(given: ExportDocument): Promise<Uint8Array> {
  const document = { ...given, project: mapTexts(given.project, printable) };
  const { language, project } = document;
  const plan = planOf(document);
  const file = new Document({
    title: project.name,
    creator: project.author || 'Filiz',
    description: project.description.slice(0, 1000),
    styles: docxStyles(language, plan),
    numbering: docxNumbering,
    sections: [
      { properties: { page }, children: docxCover(document, plan) },
      ...standing(document, plan),
      section(document, plan, contents(document, plan)),
      ...chapters(document, plan),
    ],
  });
  return plan.pictures.pack(file);
}

function planOf(document: ExportDocument): DocxPlan {
  const { chapters, images, language } = document;
  const written = writtenLanguage(document);
  return {
    pictures: new DocxPictures(images),
    language,
    chapterLevel: chapters.length > 1 ? 2 : 1,
    contentLook: written ? { language: { value: languageFacts[written].locale } } : {},
  };
}

function standing(document: ExportDocument, plan: DocxPlan): ISectionOptions[] {
  const { standing: page } = document;
  if (!page) return [];
  const told = page.blocks.flatMap((block) => docxBlock(block, plan));
  return [section(document, plan, [docxHeading(plan.chapterLevel, runs(page.title)), ...told])];
}

function contents({ language }: ExportDocument, { chapterLevel }: DocxPlan): FileChild[] {
  const title = translate(language, 'export.contents');
  return [
    new Paragraph({ style: 'TOCHeading', children: runs(title) }),
    // Page numbers come when a reader updates the contents; to be asked for it on opening would frighten.
    new TableOfContents(title, {
      hyperlink: true,
      headingStyleRange: `1-${chapterLevel}`,
      beginDirty: false,
      tabLeader: 'none',
    }),
  ];
}

/** Each stage opens with a page of its own, unless there is a single toolset. */
function chapters(document: ExportDocument, plan: DocxPlan): ISectionOptions[] {
  return stages.flatMap((stage) => {
    const own = document.chapters.filter((chapter) => chapter.stage === stage);
    if (own.length === 0) return [];
    const written = own.flatMap((chapter) => docxChapter(chapter, plan));
    const toolsets = section(document, plan, written, plan.chapterLevel);
    if (plan.chapterLevel === 1) return [toolsets];
    return [section(document, plan, docxStage(stage, own, document.language, plan)), toolsets];
  });
}

/** Begins on a new page. */
function section(document: ExportDocument, plan: DocxPlan, children: FileChild[], toolsetLevel?: number) {
  return {
    properties: { page },
    headers: { default: docxHead(document, plan, toolsetLevel) },
    footers: { default: docxFoot(document) },
    children,
  };
}
