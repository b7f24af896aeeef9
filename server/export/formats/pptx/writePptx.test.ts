import JSZip from 'jszip';
import { beforeAll, describe, expect, test } from 'vitest';

import { languageFacts, languages } from '#engine/languages/languages.ts';
import { composeDocument } from '#server/export/composeDocument.ts';
import type { ExportDocument } from '#server/export/ExportDocument.ts';
import { foreignSample } from '#server/export/testing/foreignSample.ts';
import { parseXml } from '#server/export/testing/parseXml.ts';
import { sampleOrder } from '#server/export/testing/sampleOrder.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { writePptx } from './writePptx.ts';

const { registry } = loadedToolsets();

interface ReadSlide {
  title: string;
  texts: string;
  notes: string;
  document: Document;
}

interface ReadFile {
  parts: Map<string, string>;
  slides: ReadSlide[];
}

describe.each(languages)('the slides of the example project (%s)', (language) => {
  const document = composeDocument(sampleOrder(registry.toolsets, 'pptx', { language }), registry.toolsets);
  let file: ReadFile;
  beforeAll(async () => {
    file = await open(await writePptx(document));
  });

  test('hold every text of every toolset', () => {
    const all = folded(file.slides.flatMap(({ texts, notes }) => [texts, notes]).join(' '));
    for (const { id, content, blocks } of document.chapters) {
      for (const text of textsOf(content)) {
        expect(all.includes(folded(text)), `${id}: ${text}`).toBe(true);
      }
      for (const value of valuesOf(blocks)) expect(all.includes(folded(value)), `${id}: ${value}`).toBe(true);
    }
  });

  test('are native shapes and texts below a title of their own', () => {
    for (const { title, document: slide, notes } of file.slides) {
      expect(title).not.toBe('');
      expect(notes.trim(), title).not.toBe('');
      expect(slide.getElementsByTagName('p:pic').length).toBe(0);
    }
    expect(new Set(file.slides.map(({ title }) => title)).size).toBe(file.slides.length);
    expect([...file.parts.keys()].filter((name) => name.startsWith('ppt/media/'))).toEqual([]);
    for (const { title, sheets } of document.chapters) {
      const shown = file.slides.filter((slide) => slide.title.startsWith(title) && slide.texts.length > 0);
      expect(shown.length, title).toBeGreaterThanOrEqual(sheets.length);
      for (const { document: slide } of shown) {
        expect(slide.getElementsByTagName('p:sp').length).toBeGreaterThan(5);
        expect(slide.getElementsByTagName('p:grpSp').length).toBeGreaterThan(0);
      }
    }
  });

  test('are reached from the agenda', () => {
    const names = new Map(file.slides.map(({ title }, index) => [`slide${index + 1}.xml`, title]));
    const linked = [...file.parts]
      .filter(([name]) => name.startsWith('ppt/slides/_rels/'))
      .flatMap(([, xml]) => [...xml.matchAll(/Target="(slide\d+\.xml)"/g)].map(([, target = '']) => names.get(target)));
    expect(linked.length).toBe(document.chapters.length);
    for (const [index, { title }] of document.chapters.entries()) expect(linked[index]).toMatch(title);
  });

  test('have numbers of their own for shapes, and parts for every relation', () => {
    for (const { document: slide, title } of file.slides) {
      const ids = [...slide.getElementsByTagName('p:cNvPr')].map((element) => element.getAttribute('id'));
      expect(new Set(ids).size, title).toBe(ids.length);
    }
    const types = file.parts.get('[Content_Types].xml')!;
    for (const [, name] of types.matchAll(/PartName="\/([^"]+)"/g)) expect([...file.parts.keys()]).toContain(name);
  });
});

describe.each(languages)('what people wrote in %s, on slides in the other language,', (written) => {
  const order = foreignSample(registry.toolsets, 'pptx', written, ['about', 'stakeholder', 'persona']);
  const { language } = order;
  const document = composeDocument(order, registry.toolsets);
  let file: ReadFile;
  let said: (parts: RegExp) => Record<string, string>;
  beforeAll(async () => {
    file = await open(await writePptx(document));
    said = (parts) => {
      const runs = [...file.parts]
        .filter(([name]) => parts.test(name))
        .flatMap(([name, xml]) => [...parseXml(xml, name).getElementsByTagName('a:r')]);
      const inLanguage = (tag: string) =>
        runs
          .filter((run) => run.getElementsByTagName('a:rPr')[0]?.getAttribute('lang') === tag)
          .map(({ textContent }) => textContent)
          .join(' ');
      return {
        written: folded(inLanguage(languageFacts[written].locale)),
        own: folded(inLanguage(languageFacts[language].locale)),
      };
    };
  });

  test('says so in notes, where labels, choices and descriptions are the reader’s', () => {
    const notes = said(/notesSlide\d+\.xml$/);
    const { locales } = registry.get('stakeholder');
    const [first] = JSON.parse(order.saved.find(({ toolset }) => toolset === 'stakeholder')!.json).stakeholders;
    for (const text of [order.project.name, first.nameOrRole, first.why]) expect(notes['written']).toContain(text);
    const labels = locales[language].fields['/stakeholders/*/why']!.title!;
    const stance = locales[language].enums['/stakeholders/*/stance']![first.stance]!;
    for (const text of [labels, stance, document.chapters[1]!.sheets[0]!.description]) {
      expect(notes['own']).toContain(text);
      expect(notes['written']).not.toContain(text);
    }
    expect(notes['own']).not.toContain(first.why);
  });

  test('says so on the cover, in titles and pictures, whose headings are the reader’s', () => {
    const slides = said(/slides\/slide\d+\.xml$/);
    const [first] = JSON.parse(order.saved.find(({ toolset }) => toolset === 'persona')!.json).personas;
    for (const text of [order.project.name, order.project.description, first.name])
      expect(slides['written']).toContain(text);
    const { fields, title } = registry.get('persona').locales[language];
    for (const text of [title, fields['/personas/*/goals']!.title!]) {
      expect(slides['own']).toContain(text);
      expect(slides['written']).not.toContain(text);
    }
    const titles = file.slides.map(({ title: each }) => folded(each));
    expect(titles).toContainEqual(expect.stringContaining(`${title} – ${first.name}`));
    const foot = parseXml(
      [...file.parts].find(([name, xml]) => /slideLayout\d+\.xml$/.test(name) && xml.includes('sldNum'))![1],
      'the layout',
    );
    const project = [...foot.getElementsByTagName('a:r')].find(({ textContent }) => textContent === order.project.name);
    expect(project!.getElementsByTagName('a:rPr')[0]!.getAttribute('lang')).toBe(languageFacts[written].locale);
  });

  test('stands in paragraphs that have their properties once, before all else', () => {
    for (const { document: slide, title } of file.slides)
      for (const paragraph of slide.getElementsByTagName('a:p')) {
        const names = [...paragraph.children].map(({ nodeName }) => nodeName);
        expect(names.lastIndexOf('a:pPr'), title).toBeLessThan(1);
      }
  });
});

test('a toolset without a picture says on its slide in which language people wrote', async () => {
  const order = foreignSample(registry.toolsets, 'pptx', 'tr', ['stakeholder']);
  const document = composeDocument(order, registry.toolsets);
  const [chapter] = document.chapters;
  const bare = { ...chapter!, sheets: [], definition: withoutPicture(chapter!.definition) };
  const { slides } = await open(await writePptx({ ...document, chapters: [bare] }));
  const slide = slides.at(-1)!.document;
  const langs = new Set([...slide.getElementsByTagName('a:rPr')].map((run) => run.getAttribute('lang')));
  expect([...langs]).toEqual(expect.arrayContaining(['tr-TR', 'en-GB']));
  for (const paragraph of slide.getElementsByTagName('a:p'))
    expect([...paragraph.children].map(({ nodeName }) => nodeName).lastIndexOf('a:pPr')).toBeLessThan(1);
});

const bad = [
  Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('a'),
  'a\uD800b \uDC00c',
  '\u200Fשלום עולם\u200E مرحبا',
  '=cmd()',
  '+1',
  '@x',
  '<script>alert(1)</script>',
  '#import "x"',
  ']]>',
  '&amp;',
  '\\n \\u{1}',
  '**a** _b_ `c` [d](e)',
  '👩‍👩‍👧 漢字かな',
  '_x0041_ $& $1 \'"',
];

test('hold what other programs stumble over', async () => {
  const order = sampleOrder(registry.toolsets, 'pptx', { language: 'tr' });
  order.project.name = bad.join(' ');
  order.project.description = bad.join(' ');
  order.project.author = bad.join(' ');
  order.saved = order.saved.map((saved) => {
    let index = 0;
    const json = JSON.stringify(JSON.parse(saved.json), (key, value: unknown) =>
      typeof value === 'string' && value.includes(' ') && key !== 'id' ? bad[(index += 1) % bad.length] : value,
    );
    return { ...saved, json };
  });
  const { slides } = await open(await writePptx(composeDocument(order, registry.toolsets)));
  const all = folded(slides.flatMap(({ texts, notes }) => [texts, notes]).join(' '));
  for (const text of bad) expect(all, text).toContain(folded(readable(text)));
});

test('hold 50,000 letters without a space, a long name, no description and a toolset without a picture', async () => {
  const order = sampleOrder(registry.toolsets, 'pptx', { language: 'en' });
  const long = 'ğ'.repeat(50_000);
  order.project.name = 'Name '.repeat(24).trim();
  order.project.description = '';
  order.chosen = order.chosen.filter((_, index) => index % 3 === 0);
  order.saved = order.saved.map((saved) => {
    let isDone = false;
    const json = JSON.stringify(JSON.parse(saved.json), (_, value: unknown) => {
      if (isDone || typeof value !== 'string' || !value.includes(' ')) return value;
      isDone = true;
      return long;
    });
    return { ...saved, json };
  });
  const document = composeDocument(order, registry.toolsets);
  const bare: ExportDocument = {
    ...document,
    chapters: document.chapters.map((chapter, index) =>
      index > 2 ? chapter : { ...chapter, sheets: [], definition: withoutPicture(chapter.definition) },
    ),
  };
  const { slides } = await open(await writePptx(bare));
  expect(slides.some(({ notes }) => notes.includes(long))).toBe(true);
  for (const { title } of slides) expect(title.length).toBeLessThan(300);
  for (const { title } of bare.chapters.slice(0, 3)) {
    const [slide] = slides.filter((each) => each.title === title);
    expect(slide!.texts.split(/\s+/).length, title).toBeLessThan(60);
    expect(slide!.texts.length, title).toBeLessThan(500);
  }
});

function withoutPicture(definition: ExportDocument['chapters'][number]['definition']) {
  return { ...definition, ui: { ...definition.ui, picture: [] } };
}

/** Opens the package with other programs' means; a part that is no XML fails the test. */
async function open(bytes: Uint8Array): Promise<ReadFile> {
  const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
  const parts = new Map<string, string>();
  for (const [name, entry] of Object.entries(zip.files)) {
    if (!entry.dir) parts.set(name, await entry.async('string'));
  }
  const documents = new Map([...parts].map(([name, xml]) => [name, parseXml(xml, name)]));
  const count = [...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
  const slides = Array.from({ length: count }, (_, index) => {
    const document = documents.get(`ppt/slides/slide${index + 1}.xml`)!;
    const titles = [...document.getElementsByTagName('p:sp')].filter(
      (shape) => shape.getElementsByTagName('p:ph')[0]?.getAttribute('type') === 'title',
    );
    expect(titles.length).toBe(1);
    return {
      title: textOf(titles[0]!),
      texts: textOf(document.documentElement),
      notes: textOf(documents.get(`ppt/notesSlides/notesSlide${index + 1}.xml`)!.documentElement),
      document,
    };
  });
  return { parts, slides };
}

function textOf(element: Element): string {
  return [...element.getElementsByTagName('a:t')].map(({ textContent }) => textContent).join(' ');
}

/** The texts that a person wrote: ids, choices and dates have no space. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().includes(' ') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** What a reading says. */
function valuesOf(block: unknown): string[] {
  if (typeof block !== 'object' || block === null) return [];
  return Object.entries(block).flatMap(([key, child]) =>
    key === 'text' || key === 'label' ? [String(child)] : valuesOf(child),
  );
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Without what no XML can hold. */
function readable(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '');
}
