import fc from 'fast-check';

import type { Toolset } from '#engine/contract/Toolset.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { withoutControls } from '#engine/schema/withoutControls.ts';

/**
 * Arbitrary documents that fit a toolset's schema: within its bounds and without blank texts.
 *
 * @param isExcluded tells of a pattern that it is left out
 */
export function randomDocument(
  toolset: Pick<Toolset, 'schema'>,
  isExcluded: (pattern: string) => boolean,
): fc.Arbitrary<ToolsetDocument> {
  return valueOf(toolset.schema, '') as fc.Arbitrary<ToolsetDocument>;

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
