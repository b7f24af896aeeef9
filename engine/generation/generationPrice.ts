import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

/** What a choice, a number or a tick counts for, beside the characters of a text. */
const wordLength = 10;
/** Lists without a bound count as if they had this one. */
const usualItems = 10;
const usualLength = 300;

/**
 * Tokens for a toolset: its cost for the whole, and for single fields the share that they have of what a model may
 * write in all, by the bounds of the schema. Whole tokens, rounded up: at least one, and never more than the cost.
 *
 * @param fields JSON pointers; absent for the whole toolset.
 */
export function generationPrice(toolset: Pick<Toolset, 'manifest' | 'schema'>, fields?: readonly string[]): number {
  const { manifest, schema } = toolset;
  if (!fields) return manifest.tokenCost;
  const isExcluded = notForModel(toolset);
  const whole = weigh(schema, '');
  const share = fields.reduce((sum, pointer) => sum + weighAt(pointer), 0) / (whole || 1);
  return Math.max(1, Math.min(manifest.tokenCost, Math.ceil(manifest.tokenCost * share)));

  function weighAt(pointer: string): number {
    const node = schemaAt(schema, pointer);
    return node ? weigh(node, toPattern(pointer)) : 0;
  }

  /** How many characters may stand at a place of the schema. */
  function weigh(given: SchemaNode, pattern: string): number {
    // Open questions come with a draft for nothing, or for a single token.
    if (pattern === openQuestionsPointer || (pattern !== '' && isExcluded(pattern))) return 0;
    const node = resolveRef(schema, given);
    if (node.type === 'array') return (node.maxItems ?? usualItems) * weigh(node.items ?? {}, `${pattern}/*`);
    if (node.properties)
      return Object.entries(node.properties).reduce((sum, [key, child]) => sum + weigh(child, `${pattern}/${key}`), 0);
    return node.type === 'string' && !node.enum ? (node.maxLength ?? usualLength) : wordLength;
  }
}
