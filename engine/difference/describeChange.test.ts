import { expect, it } from 'vitest';

import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { describeChange } from './describeChange.ts';
import { findChanges } from './findChanges.ts';

const { registry } = loadedToolsets();

function described(id: string, before: ToolsetDocument, after: ToolsetDocument): string[] {
  const toolset = registry.get(id);
  const source = new ReadingSource(toolset, {}, 'en', {});
  return findChanges(toolset, before, after).map((change) => {
    const words = describeChange(source, change, { before, after });
    return `${words.place}: ${words.before} → ${words.after}`;
  });
}

const list = (...stakeholders: object[]) => ({ stakeholders });

it('names an item by its title, once, and enum values by their words', () => {
  const before = list({ id: 'a', nameOrRole: 'Owner', interest: 1, power: 5 }, { id: 'b', nameOrRole: 'Guest' });
  const after = list({ id: 'a', nameOrRole: 'Landlord', interest: 1, power: 5, action: 'monitor' }, { id: 'c' });
  expect(described('stakeholder', before, after)).toEqual([
    ': Owner → Landlord',
    'Landlord › Action:  → Monitor',
    ':  → Stakeholders › 2',
    ': Guest → ',
  ]);
});

it('tells of long texts what changed first', () => {
  const text = (middle: string) => `${'Before it. '.repeat(20)}${middle}${' After it.'.repeat(20)}`;
  expect(described('market', { overview: text('Eight grow.') }, { overview: text('Nine grow.') })).toEqual([
    'Overview: Eight → Nine',
  ]);
  expect(described('market', { overview: text('') }, { overview: text('Nine of them grow. '.repeat(9)) })).toEqual([
    'Overview:  → Nine of them grow. Nine of them grow. Nine of them grow.…',
  ]);
});

it('has words for every change of every toolset', () => {
  for (const { manifest, examples } of registry.toolsets) {
    for (const words of [...described(manifest.id, {}, examples.en), ...described(manifest.id, examples.en, {})]) {
      expect(words).not.toMatch(/undefined|null|\[object|^: {2}→ $/);
      expect(words.length).toBeLessThan(320);
    }
  }
});
