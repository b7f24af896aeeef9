import type { StrictSchema } from '#engine/generation/StrictSchema.ts';
import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';

import { isSketched } from './isSketched.ts';
import type { Sketched } from './sketchedToolsets.ts';

/** One schema for all that a sketch is made of: an object with a key for each toolset, cut to its few fields. */
export function sketchSchema(toolsets: readonly Sketched[]): StrictSchema {
  const properties = Object.fromEntries(
    toolsets.map((toolset) => [toolset.manifest.id, cutTo(toolset, toStrictSchema(toolset))]),
  );
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function cutTo(toolset: Sketched, whole: StrictSchema): StrictSchema {
  return cut(whole, '');

  function cut(schema: StrictSchema, at: string): StrictSchema {
    if (schema.type === 'array' && schema.items) {
      const maxItems = toolset.manifest.sketch.most[at];
      const list = { ...schema };
      delete list.minItems;
      return { ...list, items: cut(schema.items, `${at}/*`), ...(maxItems !== undefined && { maxItems }) };
    }
    if (schema.type !== 'object') return schema;
    const kept = Object.entries(schema.properties ?? {}).filter(([key]) => isSketched(toolset, `${at}/${key}`));
    const properties = Object.fromEntries(kept.map(([key, child]) => [key, cut(child, `${at}/${key}`)]));
    return { ...schema, properties, required: Object.keys(properties) };
  }
}
