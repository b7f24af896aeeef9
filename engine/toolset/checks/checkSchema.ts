import { definitionName } from '#engine/schema/resolveRef.ts';

import type { Toolset } from '../Toolset.ts';
import type { SchemaNode } from '../ToolsetSchema.ts';
import type { Report } from './Report.ts';

const maxDepth = 10;
const maxPlaces = 5_000;

/** The schema is closed and bounded everywhere, refers only to what is there, and does not refer to itself. */
export function checkSchema({ schema }: Pick<Toolset, 'schema'>, report: Report): void {
  const said = new Set<string>();
  // A definition is looked at wherever it is used; its faults are told once.
  const say = (pointer: string, message: string) => {
    if (said.has(`${pointer} ${message}`)) return;
    said.add(`${pointer} ${message}`);
    report('schema.json', pointer, message);
  };
  let places = 0;
  visit(schema, '', []);
  for (const [name, node] of Object.entries(schema.$defs ?? {})) {
    places = 0;
    visit(node, `/$defs/${name}`, [name]);
  }

  function visit(node: SchemaNode, pointer: string, inside: string[], depth = 0): void {
    places += 1;
    if (places > maxPlaces)
      return say('', `has more than ${maxPlaces} properties, those of definitions counted at each use`);
    if (depth > maxDepth) return say(pointer, `is nested more than ${maxDepth} levels deep`);
    if (node.$ref !== undefined) return follow(node, pointer, inside, depth);
    if (node.type === undefined) return say(pointer, 'needs a "type"');
    if (node.type === 'object') {
      if (node.additionalProperties !== false) say(pointer, 'an object must have "additionalProperties": false');
      if (Object.keys(node.properties ?? {}).length === 0) say(pointer, 'an object needs "properties"');
      for (const name of node.required ?? []) {
        if (!Object.hasOwn(node.properties ?? {}, name)) say(`${pointer}/required`, `"${name}" is not a property`);
      }
      for (const [name, child] of Object.entries(node.properties ?? {})) {
        visit(child, `${pointer}/properties/${name}`, inside, depth + 1);
      }
    }
    if (node.type === 'array') {
      if (node.maxItems === undefined) say(pointer, 'a list needs "maxItems"');
      if (!node.items) return say(pointer, 'a list needs "items"');
      visit(node.items, `${pointer}/items`, inside, depth + 1);
    }
    if (node.type === 'string' && !node.enum && node.format === undefined && node.maxLength === undefined) {
      if (!node.pattern?.match(/\{\d+,\d+\}\$$/)) say(pointer, 'a text needs "maxLength" (or "enum", or "format")');
    }
  }

  function follow(node: SchemaNode, pointer: string, inside: string[], depth: number): void {
    const name = definitionName(node.$ref!);
    if (Object.keys(node).length > 1) say(pointer, '"$ref" must stand alone');
    if (inside.includes(name)) return say(pointer, `"${name}" must not contain itself`);
    const target = Object.hasOwn(schema.$defs ?? {}, name) ? schema.$defs?.[name] : undefined;
    if (!target) return say(`${pointer}/$ref`, `there is no definition "${name}"`);
    visit(target, `/$defs/${name}`, [...inside, name], depth);
  }
}
