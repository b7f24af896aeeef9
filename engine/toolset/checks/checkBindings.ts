import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { Toolset } from '../Toolset.ts';
import type { Report } from './Report.ts';
import { typeFault } from './typeFault.ts';

const idLength = 40;

/** Fields named in the manifest exist in the schema: dependencies, bindings, fields left to people, mirrors. */
export function checkBindings({ manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>, report: Report): void {
  const say = (pointer: string, message: string | null) => message && report('toolset.json', pointer, message);

  manifest.dependsOn.forEach(({ id }, index) => {
    if (id === manifest.id) say(`/dependsOn/${index}/id`, 'a toolset cannot depend on itself');
    if (manifest.dependsOn.findIndex((other) => other.id === id) !== index)
      say(`/dependsOn/${index}/id`, `"${id}" is repeated`);
  });

  manifest.binds.forEach((bind, index) => {
    say(`/binds/${index}/field`, typeFault(schema, bind.field, 'string'));
    const { pattern, maxLength = idLength } = schemaAt(schema, bind.field) ?? {};
    if (pattern === undefined && maxLength < idLength) {
      say(`/binds/${index}/field`, `"${bind.field}" holds an id and needs "maxLength": ${idLength}`);
    }
    if (!manifest.dependsOn.some(({ id }) => id === bind.toolset)) {
      say(`/binds/${index}/toolset`, `"${bind.toolset}" must be one of dependsOn`);
    }
  });

  manifest.notGenerated.forEach((pattern, index) => {
    if (!schemaAt(schema, pattern)) say(`/notGenerated/${index}`, `"${pattern}" is not a field of the schema`);
  });
  if (manifest.mirrors) {
    for (const [what, pattern] of Object.entries(manifest.mirrors)) {
      say(`/mirrors/${what}`, typeFault(schema, pattern, 'string'));
      if (pattern.includes('*')) say(`/mirrors/${what}`, `"${pattern}" stands in a list; a project has one ${what}`);
    }
  }
}
