import JSZip from 'jszip';
import mammoth from 'mammoth';
import { beforeAll, describe, expect, it } from 'vitest';

import { languages } from '#engine/toolset/languages.ts';

import { builtInToolsets } from '../../../toolsets/builtInToolsets.ts';
import { loadToolsets } from '../../../toolsets/loadToolsets.ts';
import { composeDocument } from '../../composeDocument.ts';
import type { ExportDocument } from '../../ExportDocument.ts';
import { hostileTexts, longText } from '../../testing/hostileTexts.ts';
import { parseXml } from '../../testing/parseXml.ts';
import { sampleOrder } from '../../testing/sampleOrder.ts';
import { textsOf } from '../../testing/textsOf.ts';
import { writeDocx } from './writeDocx.ts';

const { toolsets } = loadToolsets([builtInToolsets]).registry;
const squeeze = (text: string) => text.replace(/\s+/g, '');

async function readText(file: Uint8Array) {
  return squeeze((await mammoth.extractRawText({ buffer: Buffer.from(file) })).value);
}
/** The XML parts by name. */
async function readParts(file: Uint8Array) {
  const zip = await JSZip.loadAsync(file);
  const names = Object.keys(zip.files).filter((name) => /\.(xml|rels)$/.test(name));
  const parts = new Map<string, Document>();
  for (const name of names) {
    const part = parseXml(await zip.file(name)!.async('string'), name);
    parts.set(name, part);
  }
  return parts;
}

describe.each(languages)('the example project in %s', (language) => {
  let document: ExportDocument;
  let file: Uint8Array;
  beforeAll(async () => {
    document = composeDocument(sampleOrder(toolsets, 'docx', { language }), toolsets);
    file = await writeDocx(document);
  });

  it('holds every text of every toolset', async () => {
    const text = await readText(file);
    const missing = document.chapters.flatMap(({ id, blocks }) =>
      textsOf(blocks).flatMap((each) => (text.includes(squeeze(each)) ? [] : [`${id}: ${each}`])),
    );
    expect(missing).toEqual([]);
  });

  it('has Word’s own headings, lists and tables, and a description of each picture', async () => {
    const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(file) });
    const page = parseXml(`<body>${html}</body>`, 'the page');
    const titles = [...page.querySelectorAll('h1')].map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(document.chapters.map(({ title }) => title)));
    expect(page.querySelectorAll('h2, h3').length).toBeGreaterThan(100);
    expect(page.querySelectorAll('ul li').length).toBeGreaterThan(300);
    expect(page.querySelectorAll('table').length).toBeGreaterThan(20);
    const described = [...page.querySelectorAll('img')].map((image) => image.getAttribute('alt'));
    expect(described).toEqual(document.chapters.flatMap(({ sheets }) => sheets.map(({ description }) => description)));
  });

  it('repeats the heads of tables, names its language, and fills its contents', async () => {
    const parts = await readParts(file);
    const body = parts.get('word/document.xml')!;
    expect(body.getElementsByTagName('w:tblHeader').length).toBeGreaterThan(20);
    const styles = parts.get('word/styles.xml')!;
    const [spoken] = [...styles.getElementsByTagName('w:lang')].map((node) => node.getAttribute('w:val'));
    expect(spoken).toMatch(new RegExp(`^${language}-`));
    const contents = body.getElementsByTagName('w:sdtContent')[0]?.textContent ?? '';
    for (const { title } of document.chapters) expect(contents).toContain(title);
    expect(parts.get('word/settings.xml')?.getElementsByTagName('w:updateFields').length).toBe(0);
  });
});

it.each(Object.entries({ ...hostileTexts, 'a long word': longText }))(
  'holds %s in XML that any reader takes',
  async (_, hostile) => {
    const order = sampleOrder(toolsets, 'docx');
    const content = { name: 'Kutu', description: hostile, summary: hostile, keywords: [hostile] };
    const document = composeDocument(
      {
        ...order,
        project: { ...order.project, name: `Kutu ${hostile}`.slice(0, 120), description: hostile, author: hostile },
        chosen: ['about'],
        saved: [{ toolset: 'about', json: JSON.stringify(content), savedAt: null }],
      },
      toolsets,
    );
    const file = await writeDocx(document);
    await readParts(file);
    const text = await readText(file);
    for (const each of textsOf(document.chapters[0]!.blocks)) expect(text).toContain(squeeze(each));
  },
);
