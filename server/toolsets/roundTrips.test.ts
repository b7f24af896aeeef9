import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { exampleAnswer } from '#engine/generation/example/exampleAnswer.ts';
import { readAnswer } from '#engine/generation/readAnswer.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import { notForModel } from '#engine/generation/notForModel.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import { withoutControls } from '#engine/schema/withoutControls.ts';
import { languages } from '#engine/toolset/languages.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';
import type { SchemaNode } from '#engine/toolset/ToolsetSchema.ts';
import { checkDocument } from '#engine/validation/checkDocument.ts';
import { compileValidator } from '#engine/validation/compileValidator.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import { builtInToolsets } from './builtInToolsets.ts';
import { loadToolsets } from './loadToolsets.ts';

// A fixed seed, so that failures are reproducible.
const seed = 1;
const { registry } = loadToolsets([builtInToolsets]);

describe.each(registry.toolsets.map((toolset) => [toolset.manifest.id, toolset] as const))('%s', (_, toolset) => {
  const validate = compileValidator(toolset.schema);

  it('round-trips any answer in the projected schema, unchanged and valid', () => {
    const strict = toStrictSchema(toolset);
    fc.assert(
      fc.property(documentOf(toolset), (document) => {
        const answer = JSON.parse(JSON.stringify(toStrictAnswer(document, strict))) as unknown;
        const read = readAnswer(answer, toolset, { partial: false });
        expect(checkDocument(validate, read.document)).toEqual([]);
        expect(read.cut).toEqual([]);
        expect(toStrictAnswer(read.document, strict)).toEqual(answer);
      }),
      { numRuns: 25, seed },
    );
  });

  // The number of items in a project differs from that in the example.
  it.each([0, 1, 2, 30])('drafts a valid document from its example in a project with %i items to refer to', (count) => {
    const items = Array.from({ length: count }, (__, index) => ({ id: `item-${index}`, label: `Item ${index}` }));
    const references = Object.fromEntries(toolset.manifest.binds.map(({ field }) => [field, items]));
    const allowed = Object.fromEntries(toolset.manifest.binds.map(({ field }) => [field, items.map(({ id }) => id)]));
    const project = { name: 'N'.repeat(120), description: 'A description. '.repeat(300) };
    for (const language of languages) {
      const draft = exampleAnswer({ toolset, registry, language, project, references });
      const answer = toStrictAnswer(draft, toStrictSchema(toolset, allowed));
      const { document } = readAnswer(answer, toolset, { partial: false, references: allowed });
      expect(checkDocument(validate, document)).toEqual([]);
      expect(hasContent(document, toolset.schema)).toBe(true);
    }
  });
});

/** Arbitrary documents as a model may write them: within bounds, without blanks or excluded fields. */
function documentOf(toolset: Toolset): fc.Arbitrary<unknown> {
  const isExcluded = notForModel(toolset);
  return valueOf(toolset.schema, '');

  function valueOf(given: SchemaNode, pattern: string): fc.Arbitrary<unknown> {
    const node = resolveRef(toolset.schema, given);
    if (node.enum) return fc.constantFrom(...node.enum);
    if (node.format === 'date')
      return fc
        .date({ min: new Date(0), noInvalidDate: true, max: new Date('2100-01-01') })
        .map((date) => date.toISOString().slice(0, 10));
    if (node.type === 'object') return objectOf(node, pattern);
    if (node.type === 'array') {
      const most = Math.max(node.minItems ?? 0, Math.min(node.maxItems ?? 0, 4));
      return fc.array(valueOf(node.items ?? {}, `${pattern}/*`), { minLength: node.minItems ?? 0, maxLength: most });
    }
    if (node.type === 'boolean') return fc.boolean();
    if (node.pattern) return fc.stringMatching(new RegExp(node.pattern)).filter((text) => text !== '');
    if (node.type === 'string') return textOf(node.maxLength ?? 40);
    return fc.integer({ min: node.minimum ?? 0, max: node.maximum ?? 1000 });
  }

  function objectOf(node: SchemaNode, pattern: string): fc.Arbitrary<unknown> {
    const written = Object.entries(node.properties ?? {}).filter(([key]) => !isExcluded(`${pattern}/${key}`));
    const values = Object.fromEntries(written.map(([key, child]) => [key, valueOf(child, `${pattern}/${key}`)]));
    // Required fields are always present: an item without any content would be dropped.
    return fc.record(values, { requiredKeys: (node.required ?? []).filter((key) => key in values) });
  }
}

/** Texts up to exactly the bound in code points, whatever the script, without the characters that are taken out. */
function textOf(maxLength: number): fc.Arbitrary<string> {
  const whole = fc
    .string({ unit: 'binary', minLength: maxLength, maxLength })
    .map((text) => [...text].map((character) => withoutControls(character) || 'x').join(''));
  return fc
    .oneof({ weight: 8, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 12) }) }, whole)
    .map((text) => [...text.trim()].slice(0, maxLength).join('').trim() || 'x');
}
