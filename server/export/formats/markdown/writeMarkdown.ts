import type { Root, RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';

import { translate } from '../../../i18n/translate.ts';
import type { Chapter, ExportDocument } from '../../ExportDocument.ts';
import { dayOf } from '../../dayOf.ts';
import { blockNodes } from './blockNodes.ts';
import { emphasis, heading, paragraph } from './nodes.ts';

/** The document in Markdown with tables, put together as a tree, so that no text of a person is read as markup. */
export async function writeMarkdown(document: ExportDocument): Promise<Uint8Array> {
  const root: Root = { type: 'root', children: [...titleNodes(document), ...document.chapters.flatMap(chapterNodes)] };
  const markdown = toMarkdown(root, { bullet: '-', emphasis: '_', fences: true, extensions: [gfmTableToMarkdown()] });
  return Buffer.from(markdown);
}

function titleNodes({ language, project, date, saved, total }: ExportDocument): RootContent[] {
  const facts = [
    project.author && translate(language, 'export.made-by', { name: project.author }),
    dayOf(date, language),
    translate(language, 'export.saved-count', { saved, total }),
  ];
  return [
    heading(1, project.name),
    ...(project.description ? [paragraph(project.description)] : []),
    emphasis(facts.filter(Boolean).join(' · ')),
  ];
}

function chapterNodes({ title, purpose, sheets, blocks }: Chapter): RootContent[] {
  return [
    heading(2, title),
    emphasis(purpose),
    // There is no file beside this one: the picture's words stand for it.
    ...sheets.map(({ description }) => paragraph(description)),
    ...blocks.flatMap(blockNodes),
  ];
}
