import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';

import { languages } from '#engine/languages/languages.ts';
import type { ExportFormat } from '#engine/protocol/exportFormats.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { composeDocument } from './composeDocument.ts';
import { parseXml } from './testing/parseXml.ts';
import { sampleOrder } from './testing/sampleOrder.ts';
import { textOfExport } from './testing/textOfExport.ts';
import { writeExport } from './writeExport.ts';

const { toolsets } = loadedToolsets().registry;
const round = {
  number: 1,
  name: null,
  beginsOn: null,
  startedAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
  version: null,
};
const place = { toolset: 'lean-canvas', pointer: '/costStructure/0' };
const reason = {
  id: 'lean-canvas/costStructure/unit-cost',
  text: 'A use costs at most 10.50 TL.',
  name: 'The fee carries a use',
  ...place,
  state: 'refuted' as const,
  strength: 4,
  importance: 5,
  n: 2790,
  test: {
    hypothesis: 'mvp-test-plan/hypotheses/unit-cost',
    ...place,
    verdict: 'refuted' as const,
    kind: 'measured' as const,
    direction: 'at-most' as const,
    threshold: 10.5,
    expected: 'At most 10.50 TL',
    result: 11.88,
    measured: '11.88 TL over 2,790 uses',
  },
};
const nobody = { said: 0, gave: 0, did: 0, measured: 0, paid: 0, read: 0 };
const claim: Standing['claims'][number] = {
  ...place,
  id: reason.id,
  text: reason.text,
  state: 'refuted',
  strength: 4,
  isMarked: false,
  sources: [],
  tests: [],
  for: nobody,
  against: nobody,
  n: 2790,
  kinds: nobody,
  testIn: [],
  reason,
};
const figure = {
  ...place,
  name: 'Cost of a unit',
  value: 11.88,
  limit: { ...place, name: 'Price', value: 11 },
  direction: 'at-most' as const,
  difference: -0.88,
  carries: false,
  unit: { kind: 'currency' as const, code: 'TRY' },
  parts: [],
};
const standing: Standing = {
  summary: 'A lunch box that is borrowed.',
  summaryAt: null,
  proposal: null,
  decision: {
    id: 'd',
    verdict: 'change',
    text: 'Eight further <b>weeks</b>.',
    by: { id: 'a', fullName: 'Ayça Demir' },
    with: [{ id: 'e', fullName: 'Elif Aksoy' }],
    at: '2026-07-10T09:00:00.000Z',
    stage: null,
    round: 1,
    claims: [reason],
    against: [],
  },
  missing: null,
  round,
  rounds: [round],
  claims: [],
  figures: [figure],
  against: [
    {
      kind: 'refuted',
      claim: reason.id,
      ...place,
      text: reason.text,
      strength: 4,
      test: { ...reason.test, measured: '11.88 TL over 2,790 uses.' },
    },
    { kind: 'figure', figure },
  ],
  next: [
    { kind: 'action', at: '2026-07-01', text: 'What is over.', who: 'Mert', isPast: true, ...place },
    { kind: 'action', at: '2026-07-17', text: 'Six owners sign.', who: 'Mert', isPast: false, ...place },
    { kind: 'round', at: '2026-09-07', round: 2, name: 'Again' },
  ],
  decided: { of: 12, done: 7 },
  reasons: [],
};

const compose = (format: ExportFormat, language: 'en' | 'tr' = 'en') =>
  composeDocument({ ...sampleOrder(toolsets, format, { language }), standing }, toolsets);

it('tells what a toolset proposes where nobody has decided', () => {
  const proposal = {
    toolset: 'lessons-learned',
    pointer: '/decision',
    choice: 'Test again',
    reason: 'The loop works.',
  };
  const order = {
    ...sampleOrder(toolsets, 'pdf', { language: 'en' }),
    standing: { ...standing, decision: null, proposal },
  };
  const said = composeDocument(order, toolsets).standing!.blocks.map((block) => ('text' in block ? block.text : ''));
  expect(said).toEqual(expect.arrayContaining(['Not decided yet; proposed: Test again', 'The loop works.']));
});

describe.each(languages)('where a project stands, in %s', (language) => {
  it('opens a document with its sentence, the decision, figures, the case against and what is next', () => {
    const page = compose('pdf', language).standing!;
    expect(page.blocks[0]).toMatchObject({ lead: true, text: standing.summary });
    const said = JSON.stringify(page.blocks);
    const expected =
      language === 'tr'
        ? [
            'Karar: değiştir, yeniden sına',
            'Ayça Demir, Elif Aksoy',
            '₺11,88',
            '-₺0,88',
            'oysa sınır ₺11',
            '17 Tem 2026',
          ]
        : [
            'Decided: change and test again',
            'Ayça Demir, Elif Aksoy',
            '₺11.88',
            '-₺0.88',
            '₺11 is the limit',
            '17 Jul 2026',
          ];
    for (const words of [...expected, 'At most 10.50 TL', '11.88 TL over 2,790 uses']) expect(said).toContain(words);
    expect(said).not.toContain('What is over.');
    expect(said).not.toContain('.;');
    expect(said).not.toContain('{{');
    expect(said).not.toContain('undefined');
  });
});

it('stands before the contents of a text, in which nobody’s words are markup', async () => {
  const order = { ...sampleOrder(toolsets, 'markdown'), standing };
  const text = Buffer.from(await writeExport(order, toolsets)).toString();
  expect(text.indexOf('## Where we stand')).toBeGreaterThan(0);
  expect(text.indexOf('## Where we stand')).toBeLessThan(text.indexOf('## Contents'));
  expect(text).not.toContain('further <b>');
});

it('is the slide after the cover, whole in its notes, and never in type below 14 points', async () => {
  const order = { ...sampleOrder(toolsets, 'pptx'), standing: { ...standing, claims: [claim] } };
  const { files } = await JSZip.loadAsync(await writeExport(order, toolsets));
  const read = async (name: string) => parseXml(await files[name]!.async('string'), name);
  const slide = await read('ppt/slides/slide2.xml');
  const shown = slide.documentElement.textContent;
  for (const words of [standing.summary, 'Decided: change and test again', '₺11.88', claim.text, 'Refuted'])
    expect(shown).toContain(words);
  const sizes = [...slide.getElementsByTagName('a:rPr')].flatMap((run) => Number(run.getAttribute('sz')) / 100 || []);
  expect(Math.min(...sizes)).toBe(14);
  const notes = (await read('ppt/notesSlides/notesSlide2.xml')).documentElement.textContent;
  for (const words of ['11.88 TL over 2,790 uses', 'Six owners sign.']) expect(notes).toContain(words);
});

it('fits its slide with the longest texts, of which the notes hold the rest', async () => {
  const long = 'Words without end. '.repeat(120).trim();
  const claims = [1, 2, 3, 4, 5].map((each) => ({ ...claim, id: `${each}`, text: `${each}. ${long}`.slice(0, 500) }));
  const told = { ...standing, summary: long, claims, decision: { ...standing.decision!, text: long } };
  const order = { ...sampleOrder(toolsets, 'pptx'), standing: told };
  const { files } = await JSZip.loadAsync(await writeExport(order, toolsets));
  const slide = parseXml(await files['ppt/slides/slide2.xml']!.async('string'), 'slide');
  const boxes = [...slide.getElementsByTagName('p:sp')].flatMap((shape) => {
    const [at, size] = ['a:off', 'a:ext'].map((name) => shape.getElementsByTagName(name)[0]);
    return at && size ? [Number(at.getAttribute('y')) + Number(size.getAttribute('cy'))] : [];
  });
  expect(boxes.length).toBeGreaterThan(8);
  expect(Math.max(...boxes)).toBeLessThan(7.5 * 914_400);
  const shown = slide.documentElement.textContent;
  expect(shown).toContain('…');
  // No claim stands without its state.
  expect(shown.match(/\d\. Words/g)!.length).toBe(shown.match(/Refuted  ·  .*?strength 4 of 5/g)!.length);
});

it('is left out where the project is not told whole', () => {
  expect(composeDocument(sampleOrder(toolsets, 'pdf'), toolsets).standing).toBeNull();
  expect(compose('json').standing).toBeNull();
});

it.each(['pdf', 'docx', 'pptx', 'markdown'] as const)(
  'says in a %s which of its sentences nobody has confirmed, also in the line that stands for a toolset',
  async (format) => {
    const about = { name: 'Kutu', description: 'Boxes.', summary: 'Three of four lunches are thrown away in a box.' };
    const saved = [{ toolset: 'about', json: JSON.stringify(about), unconfirmed: ['/summary'], savedAt: null }];
    const summaryAt = { toolset: 'about', pointer: '/summary', isUnconfirmed: true };
    const told = { ...standing, summary: about.summary, summaryAt, figures: [], against: [], next: [] };
    const write = async (of: typeof saved) => {
      const order = { ...sampleOrder(toolsets, format), chosen: ['about'], saved: of, standing: told };
      const text = await textOfExport(format, await writeExport(order, toolsets));
      return text.replaceAll(/\s+/g, ' ').split(`${about.summary} ◊`).length - 1;
    };
    // On the page of where it stands and in the reading; in print also at a glance.
    expect(await write(saved)).toBeGreaterThanOrEqual(format === 'pdf' ? 2 : 1);
    expect(await write([{ ...saved[0]!, unconfirmed: [] }])).toBe(0);
  },
);
