import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { expect, it } from 'vitest';

import { languages } from '#engine/toolset/languages.ts';

import { builtInToolsets } from '../../../toolsets/builtInToolsets.ts';
import { loadToolsets } from '../../../toolsets/loadToolsets.ts';
import { composeDocument } from '../../composeDocument.ts';
import { hostileTexts, longText } from '../../testing/hostileTexts.ts';
import { sampleOrder } from '../../testing/sampleOrder.ts';
import { textsOf } from '../../testing/textsOf.ts';
import { writeMarkdown } from './writeMarkdown.ts';

const { toolsets } = loadToolsets([builtInToolsets]).registry;

async function read(document: ReturnType<typeof composeDocument>) {
  const markdown = Buffer.from(await writeMarkdown(document)).toString();
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of all paragraphs, headings and cells. */
function readTexts(node: Nodes): string[] {
  if (['paragraph', 'heading', 'tableCell'].includes(node.type))
    return [squeeze(toString({ ...node, children: 'children' in node ? node.children.map(breakToBlank) : [] }))];
  return 'children' in node ? node.children.flatMap(readTexts) : [];
}
const breakToBlank = (node: Nodes): Nodes => (node.type === 'break' ? { type: 'text', value: ' ' } : node);

it.each(languages)('holds every text of every toolset in %s', async (language) => {
  const document = composeDocument(sampleOrder(toolsets, 'markdown', { language }), toolsets);
  const tree = await read(document);
  const texts = readTexts(tree);
  const all = texts.join('\n');
  const missing = document.chapters.flatMap(({ id, blocks }) =>
    textsOf(blocks).flatMap((each) => (all.includes(squeeze(each)) ? [] : [`${id}: ${each}`])),
  );
  expect(missing).toEqual([]);
  const titles = tree.children
    .filter((node) => node.type === 'heading' && node.depth === 2)
    .map((node) => toString(node));
  expect(titles).toEqual(document.chapters.map(({ title }) => title));
  expect(tree.children.some(({ type }) => type === 'table')).toBe(true);
});

it.each(Object.entries({ ...hostileTexts, 'a long word': longText }))(
  'reads %s as text, never as markup',
  async (_, hostile) => {
    const order = sampleOrder(toolsets, 'markdown');
    const content = { name: 'Kutu', description: `x ${hostile}`, summary: hostile, keywords: [hostile, 'two'] };
    const document = composeDocument(
      { ...order, chosen: ['about'], saved: [{ toolset: 'about', json: JSON.stringify(content), savedAt: null }] },
      toolsets,
    );
    const tree = await read(document);
    const types = new Set<string>();
    const visit = (node: Nodes) => {
      types.add(node.type);
      if ('children' in node) node.children.forEach(visit);
    };
    visit(tree);
    for (const markup of ['html', 'link', 'code', 'inlineCode', 'thematicBreak', 'image'])
      expect(types).not.toContain(markup);
    const all = readTexts(tree).join('\n');
    for (const each of textsOf(document.chapters[0]!.blocks)) expect(all).toContain(squeeze(each));
  },
);
