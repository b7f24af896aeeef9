import JSZip from 'jszip';
import mammoth from 'mammoth';
import { beforeAll, describe, expect, it } from 'vitest';

import { stages } from '#engine/contract/stages.ts';
import { type Language, languages } from '#engine/languages/languages.ts';
import { composeDocument } from '#server/export/composeDocument.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { foreignSample } from '#server/export/testing/foreignSample.ts';
import { hostileTexts, longText } from '#server/export/testing/hostileTexts.ts';
import { parseXml } from '#server/export/testing/parseXml.ts';
import { sampleOrder } from '#server/export/testing/sampleOrder.ts';
import { textsOf } from '#server/export/testing/textsOf.ts';
import { translate } from '#server/i18n/translate.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { writeDocx } from './writeDocx.ts';

const { toolsets } = loadedToolsets().registry;
type Chapter = ExportDocument['chapters'][number];
const unitsPerInch = 914_400;
interface Sample {
  /** Of the project and of the document. */
  written?: Language;
  language?: Language;
  chosen?: string[];
  /** Of how many toolsets; drawing them takes most of the time that a file takes. */
  pictured?: number;
}
// Inches: of a row beyond its picture, and of a page below the heading of a stage.
const [mostAroundPicture, heightBelowStage] = [0.23, 9];
const squeeze = (text: string) => text.replace(/\s+/g, '');

/** The example project; each sample is written once for all tests, since its pictures take seconds. */
const writeSample = once((sample: Sample) => writeDocx(compose(sample)));
const compose = once(({ written = 'en', language = 'en', chosen, pictured = Infinity }: Sample): ExportDocument => {
  const order = sampleOrder(toolsets, 'docx', { language });
  const project = { ...order.project, language: written };
  const document = composeDocument({ ...order, project, chosen: chosen ?? order.chosen }, toolsets);
  // Copying a chapter would draw what is left out.
  const chapters = document.chapters.map((chapter, index) =>
    index < pictured ? chapter : (Object.create(chapter, { sheets: { value: [] }, paper: { value: [] } }) as Chapter),
  );
  return { ...document, chapters };
});
const withoutBytes = mammoth.images.imgElement(async () => ({ src: '' }));
/** As another program reads it: a page, without what its images show. */
const readPage = once(async (sample: Sample) => {
  const buffer = Buffer.from(await writeSample(sample));
  const { value } = await mammoth.convertToHtml({ buffer }, { convertImage: withoutBytes });
  return parseXml(`<body>${value}</body>`, 'the page');
});
async function readText(file: Uint8Array) {
  return squeeze((await mammoth.extractRawText({ buffer: Buffer.from(file) })).value);
}
/** The XML parts by name. */
async function readParts(file: Uint8Array) {
  const zip = await JSZip.loadAsync(file);
  const names = Object.keys(zip.files).filter((name) => /\.(xml|rels)$/.test(name));
  const parts = new Map<string, Document>();
  for (const name of names) parts.set(name, parseXml(await zip.file(name)!.async('string'), name));
  return parts;
}
const readSample = once(async (sample: Sample) => readParts(await writeSample(sample)));

/** What the head of a PNG says; decoding each, which `scenePng.test.ts` does, takes as long as drawing it. */
function readPng(bytes: Buffer): { width: number; height: number } {
  expect(bytes.toString('latin1', 0, 16)).toMatch(/^\x89PNG.*IHDR$/s);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** A function that works once for each argument. */
function once<Argument, Result>(work: (argument: Argument) => Result): (argument: Argument) => Result {
  const results = new Map<string, Result>();
  return (argument) => {
    const key = JSON.stringify(argument);
    if (!results.has(key)) results.set(key, work(argument));
    return results.get(key)!;
  };
}

describe.each(languages)('the example project in %s', (language) => {
  // Pictures are placed alike in every language; that each can be drawn in Turkish too is `pictures.test.ts`' to prove.
  const sample: Sample = { written: language, language, ...(language === 'tr' && { pictured: 4 }) };
  let document: ExportDocument;
  beforeAll(() => void (document = compose(sample)));

  it('holds every text of every toolset', async () => {
    const text = squeeze((await readPage(sample)).documentElement.textContent);
    const missing = document.chapters.flatMap(({ id, blocks }) =>
      textsOf(blocks).flatMap((each) => (text.includes(squeeze(each)) ? [] : [`${id}: ${each}`])),
    );
    expect(missing).toEqual([]);
  });

  it('has Word’s own headings, lists and tables, and a description of each picture', async () => {
    const page = await readPage(sample);
    const titles = [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(document.chapters.map(({ title }) => title)));
    expect(page.querySelectorAll('h1').length).toBe(stages.length);
    expect(page.querySelectorAll('h3, h4').length).toBeGreaterThan(100);
    expect(page.querySelectorAll('ul li').length).toBeGreaterThan(300);
    expect(page.querySelectorAll('table').length).toBeGreaterThan(20);
    const described = [...page.querySelectorAll('img')].map((image) => image.getAttribute('alt'));
    expect(described.filter(Boolean)).toEqual(
      document.chapters.flatMap(({ paper }) => paper.map(({ description }) => description)),
    );
  });

  it('shows each picture sharp enough for print, in its proportions', async () => {
    const zip = await JSZip.loadAsync(await writeSample(sample));
    const parts = await readSample(sample);
    const load = once(async (name: string) => readPng(await zip.file(`word/${name}`)!.async('nodebuffer')));
    const links = [...parts.get('word/_rels/document.xml.rels')!.getElementsByTagName('Relationship')];
    const targetOf = new Map(links.map((link) => [link.getAttribute('Id'), link.getAttribute('Target')]));
    const drawings = [...parts.get('word/document.xml')!.getElementsByTagName('w:drawing')];
    // Each on its own, and the first of a toolset on the page of its stage as well.
    const shown = document.chapters.flatMap(({ sheets, paper }) => [...paper, ...sheets.slice(0, 1)]);
    expect(drawings.length).toBe(shown.length);
    for (const drawing of drawings) {
      const target = targetOf.get(drawing.getElementsByTagName('a:blip')[0]!.getAttribute('r:embed'));
      const image = await load(target!);
      const extent = drawing.getElementsByTagName('wp:extent')[0]!;
      const [width, height] = ['cx', 'cy'].map((name) => Number(extent.getAttribute(name)) / unitsPerInch);
      expect(image.width / width!).toBeGreaterThan(150);
      expect((image.height * width!) / (image.width * height!)).toBeCloseTo(1, 1);
    }
  });

  it('repeats the heads of tables, names its language, and fills its contents', async () => {
    const parts = await readSample(sample);
    const body = parts.get('word/document.xml')!;
    expect(body.getElementsByTagName('w:tblHeader').length).toBeGreaterThan(20);
    const styles = parts.get('word/styles.xml')!;
    const [spoken] = [...styles.getElementsByTagName('w:lang')].map((node) => node.getAttribute('w:val'));
    expect(spoken).toMatch(new RegExp(`^${language}-`));
    const contents = body.getElementsByTagName('w:sdtContent')[0]?.textContent ?? '';
    for (const { title } of document.chapters) expect(contents).toContain(title);
    for (const stage of stages) expect(contents).toContain(translate(language, `export.stages.${stage}`));
    expect(parts.get('word/settings.xml')?.getElementsByTagName('w:updateFields').length).toBe(0);
  });
});

describe('in Word', () => {
  it('names the toolset at the head of its pages by the level of its heading, which every language of Word knows', async () => {
    const parts = await readSample({ written: 'en', language: 'en' });
    const heads = [...parts].filter(([name]) => name.startsWith('word/header')).map(([, part]) => part);
    const fields = heads.flatMap((head) => [...head.getElementsByTagName('w:fldSimple')]);
    expect(new Set(fields.map((field) => field.getAttribute('w:instr')))).toEqual(new Set(['STYLEREF 2']));
    // On the pages of contents and stages it would name the toolset before or after.
    expect(heads.length - fields.length).toBe(1 + stages.length);
  });

  it('keeps the toolsets of a stage on one page', async () => {
    const body = (await readSample({ written: 'en', language: 'en' })).get('word/document.xml')!;
    const tables = [...body.getElementsByTagName('w:tbl')].filter(
      (table) => table.getElementsByTagName('w:drawing')[0],
    );
    expect(tables.length).toBe(stages.length);
    for (const table of tables) {
      const extents = [...table.getElementsByTagName('wp:extent')];
      const inches = extents.map((extent) => Number(extent.getAttribute('cy')) / unitsPerInch + mostAroundPicture);
      expect(inches.reduce((sum, each) => sum + each, 0)).toBeLessThan(heightBelowStage);
    }
  });

  it('puts tabs between what stands left and right, as elements and not as characters', async () => {
    const parts = await readSample({ written: 'en', language: 'en' });
    const running = [...parts].filter(([name]) => /^word\/(header|footer)/.test(name)).map(([, part]) => part);
    const texts = running.flatMap((part) => [...part.getElementsByTagName('w:t')].map((node) => node.textContent));
    expect(texts.filter((text) => text.includes('\t'))).toEqual([]);
    expect(running.flatMap((part) => [...part.getElementsByTagName('w:tab')]).length).toBeGreaterThan(stages.length);
  });

  it('has each style that it uses once, and the title in ink', async () => {
    const parts = await readSample({ written: 'en', language: 'en' });
    const styles = [...parts.get('word/styles.xml')!.getElementsByTagName('w:style')];
    const ids = styles.map((style) => style.getAttribute('w:styleId'));
    expect(ids).toEqual([...new Set(ids)]);
    const used = [...parts.values()].flatMap((part) => [...part.getElementsByTagName('w:pStyle')]);
    expect(ids).toEqual(expect.arrayContaining([...new Set(used.map((node) => node.getAttribute('w:val')))]));
    const names = styles.map((style) => style.getElementsByTagName('w:name')[0]?.getAttribute('w:val'));
    expect(names).toEqual(expect.arrayContaining(['List Bullet', 'caption', 'toc 1', 'toc 2', 'toc 3']));
    const title = styles.find((style) => style.getAttribute('w:styleId') === 'Title')!;
    expect(title.getElementsByTagName('w:color')[0]!.getAttribute('w:val')).not.toBe('FFFFFF');
  });

  it('marks what people wrote in another language than the document’s', async () => {
    const languagesOf = async (sample: Sample) => {
      const body = (await readSample(sample)).get('word/document.xml')!;
      const marked = [...body.getElementsByTagName('w:lang')].map((node) => node.getAttribute('w:val'));
      const headings = [...body.getElementsByTagName('w:p')].filter((node) =>
        ['Heading1', 'Heading2'].includes(node.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? ''),
      );
      return {
        marked: new Set(marked),
        inTitles: headings.flatMap((node) => [...node.getElementsByTagName('w:lang')]),
      };
    };
    expect(await languagesOf({ written: 'tr', language: 'en', pictured: 0 })).toEqual({
      marked: new Set(['tr-TR']),
      inTitles: [],
    });
    expect(await languagesOf({ written: 'en', language: 'en' })).toEqual({ marked: new Set(), inTitles: [] });
  });

  it('leaves choices, dates and numbers to the language of the document', async () => {
    const order = foreignSample(toolsets, 'docx', 'tr', ['stakeholder']);
    const file = await writeDocx(composeDocument(order, toolsets));
    const runs = [...(await readParts(file)).get('word/document.xml')!.getElementsByTagName('w:r')];
    const isMarked = (run: Element) => run.getElementsByTagName('w:lang').length > 0;
    const [first] = JSON.parse(order.saved.find(({ toolset }) => toolset === 'stakeholder')!.json).stakeholders;
    const { enums } = toolsets.find(({ manifest }) => manifest.id === 'stakeholder')!.locales.en;
    const stance = enums['/stakeholders/*/stance']![first.stance]!;
    const marks = (text: string) => new Set(runs.filter((run) => run.textContent === text).map(isMarked));
    expect([marks(first.nameOrRole), marks(stance)]).toEqual([new Set([true]), new Set([false])]);
  });

  it('holds a single toolset without a page for its stage', async () => {
    const sample = { chosen: [toolsets[0]!.manifest.id] };
    const headings = [...(await readPage(sample)).querySelectorAll('h1')];
    expect(headings.map(({ textContent }) => textContent)).toEqual([toolsets[0]!.locales.en.title]);
    const head = [...(await readSample(sample))].filter(([name]) => name.startsWith('word/header')).at(-1)![1];
    expect(head.getElementsByTagName('w:fldSimple')[0]!.getAttribute('w:instr')).toBe('STYLEREF 1');
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
