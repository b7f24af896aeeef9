import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { beforeAll, describe, expect, it } from 'vitest';

import { parseMarkdown } from '#engine/article/parseMarkdown.ts';
import { languages } from '#engine/languages/languages.ts';
import type { Block } from '#engine/reading/Block.ts';
import { composeDocument } from '#server/export/composeDocument.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { printable } from '#server/export/printable.ts';
import { hostileTexts, longText } from '#server/export/testing/hostileTexts.ts';
import { sampleOrder } from '#server/export/testing/sampleOrder.ts';
import { textsOf } from '#server/export/testing/textsOf.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { writeMarkdown } from './writeMarkdown.ts';

const { toolsets } = loadedToolsets().registry;
const squeeze = (text: string) => text.replace(/\s+/g, ' ');

async function parse(document: ExportDocument): Promise<Root> {
  return parseMarkdown(Buffer.from(await writeMarkdown(document)).toString('utf8'));
}

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}

const markup = ['link', 'image', 'html', 'definition', 'code', 'inlineCode', 'thematicBreak', 'delete'];
const markupIn = (root: Root) => nodesOf(root).filter(({ type }) => markup.includes(type));

/** What each paragraph, heading and cell says. */
function passagesOf(root: Root): string[] {
  const passages = nodesOf(root).filter(({ type }) => ['paragraph', 'heading', 'tableCell'].includes(type));
  return passages.map((node) =>
    squeeze(
      nodesOf(node)
        .map((each) => (each.type === 'text' ? each.value : each.type === 'break' ? ' ' : ''))
        .join(''),
    ).trim(),
  );
}

const documentOf = (language: (typeof languages)[number]) =>
  composeDocument(sampleOrder(toolsets, 'markdown', { language }), toolsets);

describe.each(languages)('the example project in %s', (language) => {
  const document = documentOf(language);
  let root: Root;
  beforeAll(async () => {
    root = await parse(document);
  });

  it('holds every text of every toolset', () => {
    const text = passagesOf(root).join('\n');
    const missing = document.chapters.flatMap(({ id, blocks }) =>
      textsOf(blocks).flatMap((each) =>
        each.split(/\n[^\S\n]*\n/).flatMap((part) => (text.includes(squeeze(part).trim()) ? [] : [`${id}: ${part}`])),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('opens with the project and its contents, and has a heading for each toolset', () => {
    const headings = root.children.filter((node) => node.type === 'heading');
    const titles = (depth: number) => headings.filter((node) => node.depth === depth).map((node) => toString(node));
    expect(titles(1)).toEqual(['Dönkap']);
    expect(titles(2).slice(1)).toEqual(document.chapters.map(({ title }) => title));
    let depth = 0;
    for (const node of headings) {
      expect(node.depth).toBeLessThanOrEqual(depth + 1);
      depth = node.depth;
    }
    const contents = root.children.filter(({ type }) => type === 'list')[0];
    for (const { title } of document.chapters) expect(toString(contents)).toContain(title);
  });

  it('says what each picture shows, in emphasis', () => {
    const emphasised = nodesOf(root).flatMap((node) => (node.type === 'emphasis' ? [squeeze(toString(node))] : []));
    const pictures = document.chapters.flatMap(({ sheets }) => sheets.map(({ description }) => squeeze(description)));
    for (const description of pictures) expect(emphasised.join('\n')).toContain(description);
  });

  it('has no links, pictures or HTML', () => {
    expect(markupIn(root)).toEqual([]);
  });
});

const blanks = `a${' '.repeat(50_000)}b`;
describe.each(Object.entries({ ...hostileTexts, 'a long word': longText, blanks }))('%s', (_, hostile) => {
  const text = printable(hostile);
  const said = squeeze(text).trim();
  it('reads the same again, wherever it stands', async () => {
    const document = composeDocument({ ...sampleOrder(toolsets, 'markdown'), chosen: ['about'] }, toolsets);
    const [chapter] = document.chapters;
    const pointer = '/name';
    const value = { text, pointer };
    const table: Extract<Block, { kind: 'table' }> = {
      kind: 'table',
      columns: [text, 'b'],
      rows: [{ pointer, cells: [value, null] }],
      pointer,
    };
    const root = await parse({
      ...document,
      chapters: [
        {
          ...chapter!,
          title: text,
          blocks: [
            { kind: 'heading', level: 2, text, pointer },
            { kind: 'paragraph', text, label: text, pointer },
            { kind: 'paragraph', text, lead: true, pointer },
            { kind: 'quote', text, pointer },
            { kind: 'list', items: [value, value], pointer },
            { kind: 'fields', fields: [{ ...value, label: text }], pointer },
            table,
            { ...table, rows: [{ pointer, cells: [{ text: `${text}\nsecond | line`, pointer }, null] }] },
          ],
        },
      ],
    });
    const found = passagesOf(root).join(' ');
    // Contents, chapter, heading, label, paragraph, lead, quote, items, field, table, and the list for a table with
    // lines.
    expect(found.split(said).length - 1).toBe(15);
    expect(found).toContain(`${said}: ${said}`);
    expect(found).toContain(`${said}: ${said} second | line`);
    expect(markupIn(root)).toEqual([]);
  });

  it('reads the same again from a project that holds it', async () => {
    const content = { name: 'Kutu', description: `x ${hostile}`, summary: hostile, keywords: [hostile, 'two'] };
    const saved = [{ toolset: 'about', json: JSON.stringify(content), savedAt: null }];
    const order = { ...sampleOrder(toolsets, 'markdown'), chosen: ['about'], saved };
    const document = composeDocument(order, toolsets);
    const root = await parse(document);
    const found = passagesOf(root).join(' ');
    for (const each of textsOf(document.chapters[0]!.blocks)) expect(found).toContain(squeeze(each).trim());
    expect(markupIn(root)).toEqual([]);
  });
});

it('keeps lines and paragraphs apart', async () => {
  const document = composeDocument({ ...sampleOrder(toolsets, 'markdown'), chosen: [] }, toolsets);
  const root = await parse({
    ...document,
    project: { ...document.project, description: 'one\n  two\n\n- three' },
    chapters: [],
  });
  expect(root.children.slice(1, 3)).toMatchObject([
    { type: 'paragraph', children: [{ value: 'one' }, { type: 'break' }, { value: 'two' }] },
    { type: 'paragraph', children: [{ value: '- three' }] },
  ]);
});

it('holds no signs that turn the direction of texts, wherever they stood', async () => {
  const order = sampleOrder(toolsets, 'markdown');
  const turned = 'a\u202Eb\u2066c\u2069d';
  const project = { ...order.project, name: turned, description: turned, author: turned };
  const markdown = Buffer.from(await writeMarkdown(composeDocument({ ...order, project }, toolsets))).toString();
  expect(markdown).toContain('abcd');
  expect(markdown).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});
