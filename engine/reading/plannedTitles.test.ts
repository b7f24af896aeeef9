import { expect, it } from 'vitest';

import { getAt, setAt } from '#engine/schema/pointer.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { plannedTitles } from './plannedTitles.ts';
import { readDocument } from './readDocument.ts';

const { registry } = loadedToolsets();

it('says of what has begun that it runs, and of what is done nothing', () => {
  const experiments = registry.get('experiments');
  const words = plannedTitles(experiments, experiments.examples.en, 'en');
  expect([0, 2, 3].map((index) => words.get(`/cards/${index}/sentence`))).toEqual([undefined, 'running', 'planned']);
});

it.each(['exploratory-interview', 'validation-interview', 'observation'])(
  'what is tested in the %s is planned until it has a result or a verdict',
  (id) => {
    const toolset = registry.get(id);
    const [declared] = toolset.manifest.verdicts;
    const item = `${declared!.list.replace('*', '0')}/0`;
    const title = `${item}/${toolset.ui.itemTitles[declared!.list]}`;
    const without = setAt(
      setAt(toolset.examples.tr, `${item}/${declared!.result}`, undefined),
      `${item}/${declared!.verdict}`,
      undefined,
    );
    const wordAt = (document: typeof without) => plannedTitles(toolset, document, 'tr').get(title);
    expect(wordAt(without)).toBe('planlandı');
    expect(wordAt(setAt(without, `${item}/${declared!.verdict}`, 'open'))).toBe('planlandı');
    expect(wordAt(setAt(without, `${item}/${declared!.verdict}`, 'refuted'))).toBeUndefined();
    expect(wordAt(setAt(without, `${item}/${declared!.result}`, 0))).toBeUndefined();
    const read = JSON.stringify(readDocument(toolset, without, 'tr', {}));
    expect(read).toContain(JSON.stringify(`${String(getAt(without, title))} (planlandı)`).slice(1, -1));
  },
);
