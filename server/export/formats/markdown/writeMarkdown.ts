import type { List, Root, RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';

import { stages } from '#engine/contract/stages.ts';
import { formatDay } from '#engine/dates/formatDay.ts';
import { unconfirmedMark, unconfirmedWords } from '#engine/reading/unconfirmedWords.ts';
import { countSaved } from '#server/export/countSaved.ts';
import type { Chapter, ExportDocument } from '#server/export/ExportDocument.ts';
import { legendOf } from '#server/export/legendOf.ts';
import { noted } from '#server/export/noted.ts';
import { translate } from '#server/i18n/translate.ts';

import { blockNodes } from './blockNodes.ts';
import { emphasis, heading, list, paragraphs } from './nodes.ts';

// Dialects strike text out between tildes, and set what is between dollars as a formula.
const signsOfDialects = ['~', '$'].map((character) => ({ character, inConstruct: 'phrasing' as const }));

/** The document in Markdown with tables, put together as a tree, so that no text of a person is read as markup. */
export async function writeMarkdown(document: ExportDocument): Promise<Uint8Array> {
  const chapters = document.chapters.flatMap((chapter) => chapterNodes(document, chapter));
  const root: Root = { type: 'root', children: [...titleNodes(document), ...chapters] };
  const markdown = toMarkdown(root, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    unsafe: signsOfDialects,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
  return Buffer.from(markdown);
}

function titleNodes(document: ExportDocument): RootContent[] {
  const { language, project, date, timeZone } = document;
  const legend = legendOf(document);
  const facts = [
    project.author && translate(language, 'export.made-by', { name: project.author }),
    formatDay(date, language, 'long', timeZone),
    countSaved(document),
  ];
  return [
    heading(1, project.name),
    ...(project.description.trim() ? paragraphs(project.description) : []),
    emphasis(facts.filter(Boolean).join(' · ')),
    ...(legend === null ? [] : [emphasis(legend)]),
    ...standingNodes(document),
    heading(2, translate(language, 'export.contents')),
    contentsNode(document),
  ];
}

function standingNodes({ standing, language }: ExportDocument): RootContent[] {
  if (!standing) return [];
  return [heading(2, standing.title), ...standing.blocks.flatMap((block) => blockNodes(block, language))];
}

/** The toolsets by stage. */
function contentsNode({ language, chapters }: ExportDocument): List {
  return list(
    stages.flatMap((stage) => {
      const own = chapters.filter((chapter) => chapter.stage === stage);
      if (own.length === 0) return [];
      const titles = list(
        own.map(({ title, isUnconfirmed }) => paragraphs(noted(title, isUnconfirmed ? 'text' : undefined, language))),
      );
      return [[...paragraphs(translate(language, `export.stages.${stage}`)), titles]];
    }),
  );
}

function chapterNodes(
  { language }: ExportDocument,
  { title, purpose, sheets, blocks, isUnconfirmed }: Chapter,
): RootContent[] {
  return [
    heading(2, title),
    ...paragraphs(purpose),
    ...(isUnconfirmed ? paragraphs(`${unconfirmedMark} ${unconfirmedWords[language].whole}`) : []),
    // There is no file beside this one: the picture's words stand for it.
    ...sheets.map(({ description }) => emphasis(translate(language, 'export.picture', { description }))),
    ...blocks.flatMap((block) => blockNodes(block, language)),
  ];
}
