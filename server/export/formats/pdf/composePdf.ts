import { stages } from '#engine/contract/stages.ts';
import { dayIn } from '#engine/dates/dayIn.ts';
import { registerWords } from '#engine/evidence-register/registerWords.ts';
import { drawPattern } from '#engine/picture/layouts/poster/drawPattern.ts';
import { leftUnsaid } from '#engine/picture/leftUnsaid.ts';
import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';
import { coverFacts, footFact, logoWords } from '#server/export/coverFacts.ts';
import type { Chapter, ExportDocument } from '#server/export/ExportDocument.ts';
import { cutAtSentence } from '#server/export/formats/cutAtSentence.ts';
import { legendOf } from '#server/export/legendOf.ts';
import { writtenLanguage } from '#server/export/writtenLanguage.ts';
import { translate } from '#server/i18n/translate.ts';

import { arrangeParts } from './arrangeParts.ts';
import { gistOf } from './gistOf.ts';
import type { PdfBrand, PdfChapter, PdfModel, PdfPattern } from './PdfModel.ts';
import { type PdfPlan, pdfParts } from './pdfParts.ts';
import { pdfPicture, pictureTexts, shapesSvg } from './pdfPicture.ts';
import { pdfStanding } from './pdfStanding.ts';
import { pdfStory } from './pdfStory.ts';
import { pdfLine, pdfText } from './pdfText.ts';
import { uploadPath } from './uploadPath.ts';

// The rest of a long description stands in the chapter about the project.
const mostOnCover = 420;

/** What the template is given: the document in the measures of paper. */
export function composePdf(document: ExportDocument): PdfModel {
  const { language, project, images } = document;
  // A short report has their pictures alone.
  const chapters = document.story ? [] : document.chapters;
  const written = writtenLanguage(document);
  const [year, month, day] = dayIn(document.date, document.timeZone).split('-').map(Number) as [number, number, number];
  const legend = legendOf(document);
  const standing = pdfStanding(document);
  const indexed = chapters.map((chapter, index) => ({ chapter, index }));
  return {
    title: pdfLine(project.name),
    author: pdfLine(project.author),
    project: pdfText(pdfLine(project.name), written),
    language,
    day: { year, month, day },
    foot: pdfLine(footFact(document)),
    brand: pdfBrand(document),
    words: {
      glance: translate(language, 'export.glance'),
      'page-of': wordsWithPlaces(document),
    },
    ...(legend !== null && { legend }),
    cover: {
      title: pdfText(project.name, written),
      description: pdfText(cutAtSentence(project.description, mostOnCover), written),
      // Its own colours would quarrel with somebody's.
      pattern: document.brand?.colours ? null : coverPattern(project.name),
      facts: coverFacts(document).map((fact) => pdfText(fact)),
    },
    ...(standing && { standing }),
    ...(document.story && { story: pdfStory(document) }),
    stages: stages.flatMap((stage) => {
      const own = indexed.filter(({ chapter }) => chapter.stage === stage);
      if (own.length === 0) return [];
      const entries = own.map(({ chapter, index }) => {
        const gist = gistOf(chapter);
        const title = { ...pdfText(chapter.title), ...(chapter.isUnconfirmed && { mark: unconfirmedMark }) };
        const text = pdfText(gist.text, gist.isWritten ? written : undefined);
        // Where nobody has confirmed any of it, its title says so.
        const sign = gist.isUnconfirmed && !chapter.isUnconfirmed ? unconfirmedMark : '';
        const state = gist.state ? registerWords[language].states[gist.state] : '';
        const mark = [sign, state].filter(Boolean).join(' ');
        return { title, gist: { ...text, ...(mark && { mark }) }, index };
      });
      return [{ title: translate(language, `export.stages.${stage}`), chapters: entries }];
    }),
    chapters: chapters.map((chapter, index) => ({
      ...(chapter.stage !== chapters[index - 1]?.stage && { opens: stageOf(document, chapter) }),
      ...pdfChapter(chapter, { images, written, language }),
    })),
  };
}

function pdfBrand(document: ExportDocument): PdfBrand {
  const { colours = null, logo = null } = document.brand ?? {};
  return {
    ...(colours && { fill: colours.fill, onFill: colours.onFill }),
    ...(logo && {
      logo: {
        path: uploadPath(logo.fileName),
        alt: pdfLine(logoWords(document)),
        width: logo.width,
        height: logo.height,
      },
    }),
  };
}

function stageOf({ language, chapters }: ExportDocument, { stage }: Chapter): PdfChapter['opens'] {
  const own = chapters.filter((chapter) => chapter.stage === stage);
  return {
    title: translate(language, `export.stages.${stage}`),
    toolsets: pdfText(own.map(({ title }) => title).join(' · ')),
  };
}

/** The initial of the project's name among rings and dots: the same name always gives the same. */
function coverPattern(name: string): PdfPattern {
  const [width, height] = [208, 1188];
  const elements = drawPattern(pdfLine(name), 0, { x: 0, y: 0, width, height });
  return {
    svg: shapesSvg({ width, height, title: '', description: '', elements }),
    width,
    texts: pictureTexts(elements),
  };
}

function pdfChapter({ title, purpose, paper, blocks, isUnconfirmed }: Chapter, plan: PdfPlan): PdfChapter {
  return {
    title: pdfText(title),
    purpose: pdfText(purpose),
    ...(isUnconfirmed && { note: pdfText(`${unconfirmedMark} ${unconfirmedWords[plan.language].whole}`) }),
    pictures: paper.map((sheet) => pdfPicture(sheet, plan.images)),
    parts: arrangeParts(leftUnsaid(blocks, paper).flatMap((block) => pdfParts(block, plan))),
  };
}

/** The template fills in the numbers, which it alone knows. */
function wordsWithPlaces({ language }: ExportDocument): string {
  return translate(language, 'export.page-of', { page: '{{page}}', pages: '{{pages}}' });
}
