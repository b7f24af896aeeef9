import type { Toolset } from '#engine/contract/Toolset.ts';
import { claimIdLength, sourceIdLength } from '#engine/evidence/referenceLengths.ts';
import { type Bind, boundToolsets, isClaimsBind, isItemBind, isSourcesBind } from '#engine/references/Bind.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

import { citationFault } from './citationFault.ts';
import type { Report } from './Report.ts';
import { typeFault } from './typeFault.ts';

const itemIdLength = 40;

/** Fields named in the manifest exist in the schema: dependencies, bindings, fields left to people, mirrors. */
export function checkBindings({ manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>, report: Report): void {
  const say = (pointer: string, message: string | null) => message && report('toolset.json', pointer, message);

  manifest.dependsOn.forEach(({ id, unless }, index) => {
    if (id === manifest.id) say(`/dependsOn/${index}/id`, 'a toolset cannot depend on itself');
    if (manifest.dependsOn.findIndex((other) => other.id === id) !== index)
      say(`/dependsOn/${index}/id`, `"${id}" is repeated`);
    if (unless !== undefined && !manifest.dependsOn.some((other) => other.id === unless))
      say(`/dependsOn/${index}/unless`, `"${unless}" must be one of dependsOn`);
  });

  manifest.binds.forEach((bind, index) => {
    say(`/binds/${index}/field`, typeFault(schema, bind.field, 'string'));
    const { pattern, maxLength = Infinity } = schemaAt(schema, bind.field) ?? {};
    const least = idLengthOf(bind);
    if (pattern === undefined && maxLength < least) {
      say(`/binds/${index}/field`, `"${bind.field}" holds an id and needs "maxLength": ${least}`);
    }
    if (isSourcesBind(bind)) say(`/binds/${index}/field`, citationFault(schema, bind.field));
    // To name a claim is not to read its document: the toolset only has to come before.
    if (isClaimsBind(bind)) return;
    for (const toolset of boundToolsets(bind)) {
      if (manifest.dependsOn.some(({ id }) => id === toolset) || toolset === manifest.id) continue;
      const key = isItemBind(bind) ? 'toolset' : 'sources';
      say(`/binds/${index}/${key}`, `"${toolset}" must be one of dependsOn, or this toolset itself`);
    }
  });

  manifest.notGenerated.forEach((pattern, index) => {
    if (!schemaAt(schema, pattern)) say(`/notGenerated/${index}`, `"${pattern}" is not a field of the schema`);
  });
  for (const { pattern, node } of walkSchema(schema)) {
    const isLeftToPeople = manifest.notGenerated.some((left) => pattern === left || pattern.startsWith(`${left}/`));
    if (node.format === 'image' && !isLeftToPeople)
      say('/notGenerated', `"${pattern}" is an image, which no model can upload; name it here`);
  }
  if (manifest.mirrors) {
    for (const [what, pattern] of Object.entries(manifest.mirrors)) {
      say(`/mirrors/${what}`, typeFault(schema, pattern, 'string'));
      if (pattern.includes('*')) say(`/mirrors/${what}`, `"${pattern}" stands in a list; a project has one ${what}`);
    }
  }
}

function idLengthOf(bind: Bind): number {
  if (isItemBind(bind)) return itemIdLength;
  return isSourcesBind(bind) ? sourceIdLength : claimIdLength;
}
