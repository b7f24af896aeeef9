import { isAlwaysComputed } from '#engine/computed/isAlwaysComputed.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';

/** The top-level fields that a model may write, in the form's order. */
export function generatedFields({ ui, schema, manifest }: ToolsetDefinition): string[] {
  const computed = manifest.computed.filter(isAlwaysComputed).map(({ field }) => field);
  const excluded = new Set([...manifest.notGenerated, ...computed]);
  return ui.sections
    .flatMap(({ fields }) => fields)
    .filter((pointer) => !excluded.has(pointer) && !schema.properties[pointer.slice(1)]?.readOnly);
}
