import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { randomDocument } from '#engine/testing/randomDocument.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import type { DocumentValidator } from '#engine/validation/DocumentValidator.ts';
import { type FieldFaultKey, fieldFaultKeys } from '#engine/validation/FieldFault.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { compileFormValidator } from './compileFormValidator.ts';

// A fixed seed, so that failures are reproducible.
const seed = 1;
const { registry } = loadedToolsets();

async function inBrowser(schema: Parameters<typeof compileFormValidator>[0]): Promise<DocumentValidator> {
  const text = encodeURIComponent(compileFormValidator(schema));
  return ((await import(`data:text/javascript,${text}`)) as { default: DocumentValidator }).default;
}

/** What no schema takes, or only some fields do. */
const amiss = [
  null,
  true,
  -1,
  0,
  2.5,
  1e9,
  '',
  'x',
  '🌱'.repeat(5000),
  '2027-02-29',
  '2028-02-29',
  '0000-01-01',
  [],
  {},
  [null],
  ['x', 7],
  { unknown: 'x' },
  Array.from({ length: 1200 }, () => ({})),
];

type Step = [place: number, kind: 'replace' | 'remove' | 'add', value: number];
const steps = fc.array(
  fc.tuple(fc.nat(), fc.constantFrom('replace' as const, 'remove' as const, 'add' as const), fc.nat(amiss.length - 1)),
  { minLength: 1, maxLength: 6 },
);

/** The document with faults at places anywhere in it. */
function broken(document: ToolsetDocument, changes: readonly Step[]): ToolsetDocument {
  const copy = structuredClone(document) as Record<string, unknown>;
  for (const [place, kind, value] of changes) {
    const found = placesOf(copy);
    if (found.length === 0 || kind === 'add') {
      const objects = [copy, ...found.map(({ parent }) => parent).filter((parent) => !Array.isArray(parent))];
      Object.assign(objects[place % objects.length]!, { 'of nobody/~': structuredClone(amiss[value]) });
    } else {
      const { parent, key } = found[place % found.length]!;
      if (kind === 'replace') parent[key] = structuredClone(amiss[value]);
      else delete parent[key];
    }
  }
  return copy;
}

function placesOf(value: unknown): { parent: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesOf(parent[key])]);
}

/** The document with the same fault at every text, number and mark. */
const brokenEverywhere = (value: unknown, fault: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => brokenEverywhere(item, fault));
  if (typeof value !== 'object' || value === null) return structuredClone(fault);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, brokenEverywhere(child, fault)]));
};

const met = new Set<FieldFaultKey>();

describe.each(registry.toolsets.map((toolset) => [toolset.manifest.id, toolset] as const))('%s', (_, toolset) => {
  it('shows in the form the faults for which the server would refuse a document, and no others', async () => {
    const [form, server] = [await inBrowser(toolset.schema), compileValidator(toolset.schema)];
    const expectSame = (document: unknown) => {
      const faults = checkDocument(server, document);
      for (const { key } of faults) met.add(key);
      expect(checkDocument(form, document)).toEqual(faults);
    };
    for (const fault of amiss) expectSame(brokenEverywhere(toolset.examples.en, fault));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constant(toolset.examples.tr),
          randomDocument(toolset, () => false),
        ),
        steps,
        (document, changes) => {
          expectSame(broken(document, changes));
          expect(checkDocument(form, document)).toEqual([]);
        },
      ),
      { numRuns: 25, seed },
    );
    expectSame(null);
  });
});

it('meets faults of every kind', () => {
  // No toolset demands a text of more than one letter.
  expect([...met].toSorted()).toEqual(fieldFaultKeys.filter((key) => key !== 'too-short').toSorted());
});
