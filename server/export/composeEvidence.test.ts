import { describe, expect, it } from 'vitest';

import { findClaims } from '#engine/evidence/findClaims.ts';
import { languages } from '#engine/languages/languages.ts';
import type { ExportFormat } from '#engine/protocol/exportFormats.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { composeDocument } from './composeDocument.ts';
import { sampleOrder } from './testing/sampleOrder.ts';

const { toolsets } = loadedToolsets().registry;
const compose = (format: ExportFormat, chosen?: string[]) => {
  const order = sampleOrder(toolsets, format);
  return composeDocument({ ...order, chosen: chosen ?? order.chosen }, toolsets);
};

describe.each(languages)('the register of an export in %s', (language) => {
  const { chapters } = composeDocument(sampleOrder(toolsets, 'markdown', { language }), toolsets);
  const register = chapters.at(-1)!;

  it('stands behind the toolsets, with the assumption map', () => {
    expect(chapters).toHaveLength(toolsets.length + 1);
    expect(register.title).toBe(language === 'tr' ? 'Kanıt dökümü' : 'Evidence register');
    expect(register.sheets.length).toBeGreaterThan(0);
  });

  it('says of every claim what it rests on and where it stands', () => {
    const [claims, sources] = register.blocks.filter((block) => block.kind === 'table');
    expect(claims!.columns).toHaveLength(5);
    const persona = chapters.find(({ id }) => id === 'persona')!.title;
    const said = claims!.rows.map(({ cells }) => cells.map((cell) => cell?.text));
    const expected =
      language === 'tr'
        ? ['Desteklendi', '2 kişi; gücü 5 üzerinden 1', persona, '4/5']
        : ['Supported', '2 people; strength 1 of 5', persona, '4/5'];
    expect(said.map(([, ...facts]) => facts)).toContainEqual(expected);
    expect(sources!.rows.length).toBe(18);
  });
});

it('has on paper what a decision may rest on', () => {
  const cells = (format: ExportFormat) => {
    const table = compose(format)
      .chapters.at(-1)!
      .blocks.find((block) => block.kind === 'table')!;
    return table.rows.map((row) => row.cells.map((cell) => cell?.text));
  };
  expect(cells('pdf').length).toBeLessThan(cells('markdown').length / 2);
  for (const [, state, , , importance] of cells('pdf'))
    expect(['Refuted', 'Contested'].includes(state!) || importance === '5/5').toBe(true);
});

it('stands in the text as well, in formats that are read', () => {
  const canvas = (format: ExportFormat) => compose(format).chapters.find(({ id }) => id === 'lean-canvas')!;
  const said = JSON.stringify(canvas('markdown').blocks);
  expect(said).toContain('[assumed]');
  expect(said).toContain('[supported: 3.9, at most 4 expected (n = 1,000); strength 4 of 5]');
  expect(JSON.stringify(canvas('xlsx').blocks)).not.toContain('[assumed]');
});

it.each(['json', 'pptx'] as const)('is left out of %s', (format) => {
  expect(compose(format).chapters).toHaveLength(toolsets.length);
});

it('holds what the chosen toolsets claim only, and is left out with a single one or without a claim', () => {
  const chosen = toolsets.filter(({ manifest: { id } }) => id === 'persona' || id === 'observation');
  const register = compose('markdown', ['persona', 'observation']).chapters.at(-1)!;
  const claims = chosen.flatMap((toolset) => findClaims(toolset, toolset.examples.en));
  expect(claims.length).toBeGreaterThan(5);
  expect(register.content['claims']).toHaveLength(claims.length);
  expect(compose('markdown', ['persona']).chapters).toHaveLength(1);
  const order = { ...sampleOrder(toolsets, 'markdown'), chosen: ['stakeholder', 'observation'] };
  const plain: Record<string, object> = {
    stakeholder: { stakeholders: [{ id: 'owner', nameOrRole: 'Owner' }] },
    observation: { observations: [{ id: 'noon', title: 'Noon' }] },
  };
  const saved = order.saved.map((each) => ({ ...each, json: JSON.stringify(plain[each.toolset] ?? {}) }));
  expect(composeDocument({ ...order, saved }, toolsets).chapters).toHaveLength(2);
});
