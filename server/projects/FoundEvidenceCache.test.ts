import { expect, it } from 'vitest';

import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
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
