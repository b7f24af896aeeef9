import { getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import type { Block } from '#engine/reading/Block.ts';
import { composeDocument } from '#server/export/composeDocument.ts';
import { foreignSample } from '#server/export/testing/foreignSample.ts';
import { hostileTexts, longText } from '#server/export/testing/hostileTexts.ts';
import { languagesInPdf } from '#server/export/testing/languagesInPdf.ts';
import { sampleOrder } from '#server/export/testing/sampleOrder.ts';
import { smallestType } from '#server/export/testing/smallestType.ts';
import { textsOf } from '#server/export/testing/textsOf.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { writePdf } from './writePdf.ts';

const { toolsets } = loadedToolsets().registry;

// Of the example with all that is offered beside the default path; the 24 of that take 98 and 95 of them.
const mostPages = { en: 120, tr: 117 };

// The operator of PDF.js, whose enumeration is not exported here.
const setFont = 37;

/** Without blanks and places to break: a reader sees where a line ends, not which blank stood there. */
const squeeze = (text: string) => text.normalize('NFC').replace(/[\s\u200B\u00AD]+/g, '');

// Points from the foot of an A4 page between which its text stands, without running head and foot.
const [foot, head] = [40, 795];

async function read(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const isBody = (item: (typeof items)[number]) =>
      'str' in item && (number === 1 || (item.transform[5] > foot && item.transform[5] < head));
    pages.push(items.map((item) => ('str' in item && isBody(item) ? item.str : '')).join(''));
  }
  return { pdf, pages, text: squeeze(pages.join('')) };
}

/** Whether a text is there, in one piece or in two: between them stands the column beside, where a card breaks. */
function holds(text: string, wanted: string): boolean {
  if (text.includes(wanted)) return true;
  let [found, lost] = [0, wanted.length + 1];
  while (lost - found > 1) {
    const middle = Math.floor((found + lost) / 2);
    if (text.includes(wanted.slice(0, middle))) found = middle;
    else lost = middle;
  }
  return text.includes(wanted.slice(found));
}

function orderOf(texts: { name: string; description: string; summary: string }) {
  const order = sampleOrder(toolsets, 'pdf');
  const content = { ...texts, keywords: ['one', 'two'] };
  const { name, description } = texts;
  return {
    ...order,
    project: { ...order.project, name, description },
    chosen: ['about'],
    saved: [{ toolset: 'about', json: JSON.stringify(content), savedAt: null }],
  };
}

// A picture has the words of a list one beside the other.
const withoutCommas = (text: string) => text.replaceAll(',', '');
/** A section of which the picture says everything has no heading. */
const isWritten = (block: Block) => block.kind !== 'heading' || block.titleAt !== undefined;

describe.each(languages)('the example project in %s', (language) => {
  let file: Uint8Array;
  let document: ReturnType<typeof composeDocument>;
  // Reading a hundred pages takes longer than writing them.
  let whole: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    document = composeDocument(sampleOrder(toolsets, 'pdf', { language }), toolsets);
    file = await writePdf(document);
    whole = await read(file);
  });

  it('holds every text of every toolset', () => {
    const text = withoutCommas(whole.text);
    const missing = document.chapters.flatMap(({ id, blocks }) =>
      textsOf(blocks.filter(isWritten)).flatMap((each) =>
        holds(text, withoutCommas(squeeze(each))) ? [] : [`${id}: ${each}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('is accessible: PDF/UA-1, with title, language, headings, tables and a description of each picture', async () => {
    const { pdf } = whole;
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: 'Dönkap', Author: 'Elif Şahin', Language: language });
    expect(Buffer.from(file).toString('latin1')).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    const roles = new Map<string, number>();
    const alternatives: string[] = [];
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const visit = (node: StructureNode) => {
        roles.set(node.role, (roles.get(node.role) ?? 0) + 1);
        if (node.alt) alternatives.push(node.alt);
        node.children?.forEach((child) => 'role' in child && visit(child));
      };
      visit((await (await pdf.getPage(page)).getStructTree()) as unknown as StructureNode);
    }
    expect([...roles.keys()]).toEqual(
      expect.arrayContaining(['H1', 'H2', 'H3', 'L', 'LI', 'Table', 'TH', 'TD', 'Figure']),
    );
    expect(roles.get('H1')).toBe(document.chapters.length);
    const pictures = document.chapters.flatMap(({ paper }) => paper.map(({ description }) => description));
    for (const told of pictures)
      expect(
        alternatives.some((each) => each.startsWith(told)),
        told,
      ).toBe(true);
  });

  it('stays within its pages, in type that one can read on paper', async () => {
    const { pdf } = whole;
    expect(pdf.numPages).toBeLessThanOrEqual(mostPages[language]);
    const { read: text, seen: pictures } = await smallestType(pdf);
    expect(text).toBeGreaterThanOrEqual(8.99);
    expect(pictures).toBeGreaterThanOrEqual(7.99);
  });

  it('has an outline by toolset, and no empty page', async () => {
    const { pdf, pages } = whole;
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(document.chapters.map(({ title }) => title));
    expect(pages.filter((page) => squeeze(page).length < 40)).toEqual([]);
  });
});

it.each(languages)('says in which language people wrote, %s, where the document speaks the other', async (written) => {
  const order = foreignSample(toolsets, 'pdf', written, ['about', 'stakeholder']);
  const said = await languagesInPdf(await writePdf(composeDocument(order, toolsets)));
  const own = (said[''] ?? '') + (said[order.language] ?? '');
  const content = JSON.parse(order.saved.find(({ toolset }) => toolset === 'stakeholder')!.json) as {
    stakeholders: { nameOrRole: string; why: string; stance: string }[];
  };
  for (const { nameOrRole, why } of content.stakeholders) {
    for (const text of [nameOrRole, why]) expect(holds(said[written]!, squeeze(text)), text).toBe(true);
    expect(own).not.toContain(squeeze(why));
  }
  expect(said[written]).toContain(order.project.name);
  expect(said[written]).toContain(squeeze(order.project.description));
  const words = toolsets.find(({ manifest }) => manifest.id === 'stakeholder')!.locales[order.language];
  const labels = [words.title, words.description, words.fields['/stakeholders/*/why']!.title!];
  const stance = words.enums['/stakeholders/*/stance']![content.stakeholders[0]!.stance]!;
  for (const label of labels) expect(own).toContain(squeeze(label));
  // The picture shows the stance, and names it to those who hear it.
  for (const label of [...labels, stance]) expect(said[written]).not.toContain(squeeze(label));
});

it('names no language in a document whose words are all of one', async () => {
  const order = { ...sampleOrder(toolsets, 'pdf', { language: 'tr' }), chosen: ['stakeholder'] };
  const said = await languagesInPdf(await writePdf(composeDocument(order, toolsets)));
  expect(Object.keys(said).filter((language) => language !== '')).toEqual(said['tr'] === undefined ? [] : ['tr']);
});

// Fonts that many machines have for these, and ours do not.
it.each([
  ['Thai', 'สวัสดี'],
  ['Georgian', 'გამარჯობა'],
  ['Devanagari', 'नमस्ते'],
  ['Ethiopic', 'ሰላም'],
  ['Chinese', '东京'],
  ['Japanese', 'こんにちは'],
  ['Korean', '안녕하세요'],
])('embeds none but our own fonts, also for a project in %s', async (_, text) => {
  const order = orderOf({ name: text, description: text, summary: `Box ${text} box` });
  const file = await writePdf(composeDocument(order, toolsets));
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const fonts = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [index, operator] of fnArray.entries()) {
      if (operator !== setFont) continue;
      const { name } = page.commonObjs.get(argsArray[index][0]) as { name: string };
      fonts.add(name.replace(/^[A-Z]{6}\+/, ''));
    }
  }
  expect(fonts.size).toBeGreaterThan(0);
  expect([...fonts].filter((name) => !/^(?:Inter|NotoEmoji|NotoSansHebrew|NotoSansArabic)\b/.test(name))).toEqual([]);
});

interface StructureNode {
  role: string;
  alt?: string;
  children?: (StructureNode | { type: string })[];
}

it.each(Object.entries(hostileTexts))('holds %s', async (_, hostile) => {
  const order = orderOf({ name: `N ${hostile}`.slice(0, 110), description: hostile, summary: hostile });
  const { text } = await read(await writePdf(composeDocument(order, toolsets)));
  // Neither controls nor marks of direction are text.
  const kept = hostile.toWellFormed().replace(/[\p{C}\uFFFD]/gu, '');
  for (const word of kept.match(/[\p{Script=Latin}\d]+/gu) ?? []) expect(text).toContain(word);
});

it('sets a text of 50,000 letters without a blank, in full', async () => {
  const order = orderOf({ name: 'Kutu', description: 'Boxes.', summary: longText });
  const { pdf, text } = await read(await writePdf(composeDocument(order, toolsets)));
  expect(text.match(/ş/g)?.length).toBeGreaterThanOrEqual(longText.length);
  expect(pdf.numPages).toBeGreaterThan(8);
});

it('writes a project of which nothing is known but one short text', async () => {
  const order = orderOf({ name: 'Kutu', description: '', summary: 'Boxes.' });
  const { text } = await read(
    await writePdf(composeDocument({ ...order, project: { ...order.project, author: '' } }, toolsets)),
  );
  expect(text).toContain('Boxes.');
});

it('gives up the claim of the standard, not the document, for a sign that no font has', async () => {
  const order = orderOf({ name: 'Kutu', description: 'Boxes.', summary: 'before \u{10FFFD} after' });
  const file = await writePdf(composeDocument(order, toolsets));
  expect(Buffer.from(file).toString('latin1')).not.toContain('pdfuaid:part');
  const { text } = await read(file);
  for (const word of ['before', 'after']) expect(text).toContain(word);
});
