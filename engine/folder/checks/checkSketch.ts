import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { Report } from './Report.ts';

/**
 * What is sketched of a toolset are fields that a model can write who knows of nothing else: none that refers to items,
 * is computed or is left to people. What an item cannot be without is among them.
 */
export function checkSketch({ manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>, report: Report): void {
  const { sketch } = manifest;
  if (!sketch) return;
  const isLeftToOthers = notForModel({ manifest, schema });
  sketch.fields.forEach((field, index) => {
    const say = (message: string) => report('toolset.json', `/sketch/fields/${index}`, message);
    if (!schemaAt(schema, field)) return say(`there is no field "${field}" in schema.json`);
    if (isLeftToOthers(field)) return say(`"${field}" is not written by a model`);
    if (manifest.binds.some((bind) => bind.field === field || bind.field.startsWith(`${field}/`)))
      return say(`"${field}" refers to items, and a sketch knows of none`);
    for (const list of listsAround(field)) {
      const item = resolveRef(schema, schemaAt(schema, list) ?? {});
      const lacking = item.required?.find((key) => !sketch.fields.includes(`${list}/${key}`) && field !== list);
      if (lacking) return say(`an item cannot be without "${list}/${lacking}", which is not among the fields`);
    }
  });
  for (const list of Object.keys(sketch.most))
    if (schemaAt(schema, list)?.type !== 'array')
      report('toolset.json', `/sketch/most/${list.replaceAll('/', '~1')}`, `"${list}" is no list in schema.json`);
}

/** The patterns of the items that a field stands in. */
function listsAround(field: string): string[] {
  return [...field.matchAll(/\*/g)].map(({ index }) => field.slice(0, index + 1));
}
