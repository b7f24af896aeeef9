import { expect, it } from 'vitest';

import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { noTies, type Ties } from '#engine/evidence/Ties.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { FoundEvidenceCache } from './FoundEvidenceCache.ts';

const { registry } = loadedToolsets();
const toolset = registry.get('lean-canvas');
const document = toolset.examples.en;
const changed = { ...document, problem: [] };

it('reads a content once, and again once it is another one, whoever wrote that', () => {
  const cache = new FoundEvidenceCache();
  const readAs = (content: { contentId: string | null; revision: number } | null, given = document, project = 'p') =>
    cache.of(project, () => content)(toolset, structuredClone(given));
  const first = readAs({ contentId: 'a', revision: 1 });
  expect(first.claims.length).toBeGreaterThan(5);
  expect(readAs({ contentId: 'a', revision: 1 })).toBe(first);
  // A save, here or on another server, gives another revision; a draft, or nothing that is kept, is read each time.
  const other = readAs({ contentId: 'b', revision: 2 }, changed);
  expect(other.claims.length).toBeLessThan(first.claims.length);
  expect(readAs({ contentId: 'a', revision: 2 })).not.toBe(first);
  expect(readAs({ contentId: 'a', revision: 1 }, document, 'another')).not.toBe(first);
  expect(readAs(null)).not.toBe(first);
  expect(readAs({ contentId: 'a', revision: 1 })).toBe(first);
});

it('keeps no claim that follows from other contents', () => {
  const { manifest, schema } = toolset;
  const [declared] = manifest.claims;
  const computed = [{ field: `${declared!.field}/${declared!.importance}`, rule: 'sum', of: [] }];
  const find = new FoundEvidenceCache().of('p', () => ({ contentId: 'a', revision: 1 }));
  const derived = { schema, manifest: { ...manifest, computed } } as never;
  expect(find(derived, document)).not.toBe(find(derived, document));
});

it('makes the same register of known contents as of those that are read', () => {
  const documents = new Map(registry.toolsets.map(({ manifest, examples }) => [manifest.id, examples.tr]));
  const find = new FoundEvidenceCache().of('p', (id) => ({ contentId: id, revision: 1 }));
  const read = evidenceRegister(registry.toolsets, documents);
  for (let time = 0; time < 2; time += 1)
    expect(evidenceRegister(registry.toolsets, documents, [], find)).toEqual(read);
});

it('puts a register together again once a content or a tie of it is another, and never for what is not kept', () => {
  const cache = new FoundEvidenceCache();
  const documents = new Map(registry.toolsets.map(({ manifest, examples }) => [manifest.id, examples.en]));
  const read = (given: { revision?: number; ties?: Ties; isDraft?: boolean; project?: string } = {}) =>
    cache.register(given.project ?? 'p', {
      toolsets: registry.toolsets,
      documents,
      ties: given.ties ?? noTies,
      contentOf: (id) => (given.isDraft && id === 'market' ? null : { contentId: id, revision: given.revision ?? 1 }),
    });
  const first = read();
  const [one, other] = first.claims;
  expect(read()).toBe(first);
  expect(read({ revision: 2 })).not.toBe(first);
  expect(read({ project: 'another' })).not.toBe(first);
  expect(read({ isDraft: true })).not.toBe(read({ isDraft: true }));
  const tied = read({ ties: { ...noTies, tied: [{ claims: [one!.id, other!.id], at: '2026-11-28' }] } });
  expect(tied.claims[0]!.sameAs).toEqual([other!.id]);
  expect(read()).toBe(first);
});
