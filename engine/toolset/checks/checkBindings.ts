import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { Report } from '../checkToolset.ts';
import type { Toolset } from '../Toolset.ts';

/** What the manifest says of fields is true of the schema: bindings, computed values, fields left to people, mirrors. */
export function checkBindings({ manifest, schema }: Toolset, report: Report): void {
  const say = (pointer: string, message: string) => report('toolset.json', pointer, message);
  const typeOf = (pattern: string) => schemaAt(schema, pattern)?.type;
  const expectType = (pointer: string, pattern: string, ...types: (string | undefined)[]) => {
    if (!types.includes(typeOf(pattern))) {
      say(
        pointer,
        `"${pattern}" must be a field of type ${types.join(' or ')}; it is ${typeOf(pattern) ?? 'not there'}`,
      );
    }
  };

  manifest.dependsOn.forEach(({ id }, index) => {
    if (id === manifest.id) say(`/dependsOn/${index}/id`, 'a toolset cannot depend on itself');
    if (manifest.dependsOn.findIndex((other) => other.id === id) !== index)
      say(`/dependsOn/${index}/id`, `"${id}" is repeated`);
  });

  manifest.binds.forEach((bind, index) => {
    expectType(`/binds/${index}/field`, bind.field, 'string');
    if (!manifest.dependsOn.some(({ id }) => id === bind.toolset)) {
      say(`/binds/${index}/toolset`, `"${bind.toolset}" must be one of dependsOn`);
    }
  });

  manifest.computed.forEach((rule, index) => {
    const at = `/computed/${index}`;
    if (rule.rule === 'average') {
      expectType(`${at}/field`, rule.field, 'number');
      if (!schemaAt(schema, rule.field)?.readOnly) say(`${at}/field`, `"${rule.field}" must be "readOnly": true`);
      rule.of.forEach((pattern, place) => expectType(`${at}/of/${place}`, pattern, 'integer', 'number'));
      return;
    }
    expectType(`${at}/x`, rule.x, 'integer');
    expectType(`${at}/y`, rule.y, 'integer');
    const allowed = schemaAt(schema, rule.field)?.enum;
    if (!allowed) return say(`${at}/field`, `"${rule.field}" must be a field with an "enum"`);
    for (const [side, value] of Object.entries(rule.values)) {
      if (!allowed.includes(value)) say(`${at}/values/${side}`, `"${value}" is not in the enum of "${rule.field}"`);
    }
  });

  manifest.notGenerated.forEach((pattern, index) => {
    if (!schemaAt(schema, pattern)) say(`/notGenerated/${index}`, `"${pattern}" is not a field of the schema`);
  });
  if (manifest.mirrors) {
    expectType('/mirrors/name', manifest.mirrors.name, 'string');
    expectType('/mirrors/description', manifest.mirrors.description, 'string');
  }
}
