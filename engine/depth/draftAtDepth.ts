import type { Toolset } from '#engine/contract/Toolset.ts';
import { inEveryLanguage } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import type { Depth } from './contracts/depthContract.ts';
import { leftOutAt } from './leftOutAt.ts';
import { sampleAtDepth } from './sampleAtDepth.ts';

/**
 * The toolset as a draft of this depth has it: the fields that count and those that hold something, with lists as long
 * as they become. Of topics all stay, since the draft chooses among them.
 *
 * @param chosen topics that the team has chosen
 */
export function draftAtDepth(
  toolset: Toolset,
  depth: Depth | undefined,
  content: ToolsetDocument,
  chosen: readonly string[] = [],
): Toolset {
  if (!depth || (!depth.fields && !depth.choose)) return toolset;
  const { schema, ui, examples, starters } = toolset;
  const left = new Set(leftOutAt(toolset, { ...depth, choose: undefined }, content));
  const isKept = (field: string) => !left.has(field);
  const properties = Object.entries(schema.properties)
    .filter(([name]) => isKept(`/${name}`))
    .map(([name, node]): [string, SchemaNode] => [name, bounded(node, depth.most?.[`/${name}`], content[name])]);
  const sections = ui.sections
    .map((section) => ({ ...section, fields: section.fields.filter(isKept) }))
    .filter(({ fields }) => fields.length > 0);
  const sample = (whole: unknown) => sampleAtDepth(toolset, depth, whole as ToolsetDocument, { content, chosen });
  return {
    ...toolset,
    schema: { ...schema, properties: Object.fromEntries(properties) },
    ui: { ...ui, sections },
    examples: inEveryLanguage((language) => sample(examples[language])),
    starters: starters && inEveryLanguage((language) => sample(starters[language])),
  };
}

/** A list that is longer already may stay as long. */
function bounded(node: SchemaNode, most: number | undefined, value: unknown): SchemaNode {
  if (most === undefined) return node;
  const there = Array.isArray(value) ? value.length : 0;
  return { ...node, maxItems: Math.min(node.maxItems ?? Infinity, Math.max(most, there)) };
}
