import type { Toolset } from '#engine/contract/Toolset.ts';
import { linearFault } from '#engine/regex/linearFault.ts';
import { definitionName } from '#engine/schema/resolveRef.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import { leafFaults } from './leafFaults.ts';
import type { Report } from './Report.ts';

const maxDepth = 10;
// What AJV and a model's server make of a schema grows with its places, and with the words that stand at each of them.
const maxPlaces = 1_000;
const maxLetters = 200_000;
// Each is judged by all the ways through it, which takes up to a quarter of a second.
const maxPatterns = 12;

interface Place {
  pointer: string;
  /** Name of the property; for items of a list, that of the list. */
  name: string;
  /** Names of the definitions around the place. */
  inside: string[];
  depth: number;
}

/**
 * The schema is closed and bounded everywhere and has no free-text dates; its references exist and are not circular.
 * Takes time in proportion to the file: nothing is looked into beyond the bounds, which count definitions at each use.
 */
export function checkSchema({ schema }: Pick<Toolset, 'schema'>, report: Report): void {
  const said = new Set<string>();
  // Definitions are checked wherever they are used; their faults are reported once.
  const say = (pointer: string, message: string) => {
    if (said.has(`${pointer} ${message}`)) return;
    said.add(`${pointer} ${message}`);
    report('schema.json', pointer, message);
  };
  const patterns = new Map<string, string | null>();
  const used = new Set<string>();
  let [places, letters] = [0, 0];
  visit(schema, { pointer: '', name: '', inside: [], depth: 0 });
  for (const [name, node] of Object.entries(schema.$defs ?? {}))
    if (!used.has(name)) visit(node, { pointer: `/$defs/${name}`, name, inside: [name], depth: 0 });

  function visit(node: SchemaNode, place: Place): void {
    const { pointer, name, depth } = place;
    places += 1;
    if (places > maxPlaces)
      return say('', `has more than ${maxPlaces} properties, those of definitions counted at each use`);
    if (letters <= maxLetters) letters += lettersOf(node);
    if (letters > maxLetters)
      return say('', `is longer than ${maxLetters} letters, those of definitions counted at each use`);
    if (depth > maxDepth) return say(pointer, `is nested more than ${maxDepth} levels deep`);
    if (node.$ref !== undefined) return follow(node, place);
    if (node.type === undefined) return say(pointer, 'needs a "type"');
    if (node.type === 'object') {
      if (node.additionalProperties !== false) say(pointer, 'an object must have "additionalProperties": false');
      if (Object.keys(node.properties ?? {}).length === 0) say(pointer, 'an object needs "properties"');
      for (const name of node.required ?? []) {
        if (!Object.hasOwn(node.properties ?? {}, name)) say(`${pointer}/required`, `"${name}" is not a property`);
      }
      for (const [name, child] of Object.entries(node.properties ?? {})) {
        visit(child, { ...place, pointer: `${pointer}/properties/${name}`, name, depth: depth + 1 });
      }
    }
    if (node.type === 'array') {
      if (node.maxItems === undefined) say(pointer, 'a list needs "maxItems"');
      if (!node.items) return say(pointer, 'a list needs "items"');
      visit(node.items, { ...place, pointer: `${pointer}/items`, depth: depth + 1 });
    }
    for (const message of leafFaults(node, name)) say(pointer, message);
    if (node.pattern !== undefined) checkPattern(node.pattern, `${pointer}/pattern`);
  }

  /** Everybody who may save a document can have the server match it against a text of their own. */
  function checkPattern(pattern: string, pointer: string): void {
    const known = patterns.get(pattern);
    if (known === undefined && patterns.size >= maxPatterns)
      return say('', `has more than ${maxPatterns} different patterns`);
    const fault = known === undefined ? linearFault(pattern) : known;
    patterns.set(pattern, fault);
    if (fault) say(pointer, fault);
  }

  function follow(node: SchemaNode, place: Place): void {
    const { pointer, inside } = place;
    const name = definitionName(node.$ref!);
    if (Object.keys(node).length > 1) say(pointer, '"$ref" must stand alone');
    if (inside.includes(name)) return say(pointer, `"${name}" must not contain itself`);
    const target = Object.hasOwn(schema.$defs ?? {}, name) ? schema.$defs?.[name] : undefined;
    if (!target) return say(`${pointer}/$ref`, `there is no definition "${name}"`);
    used.add(name);
    // With the property's name, by which dates are recognised whatever the definition's name.
    visit(target, { ...place, pointer: `/$defs/${name}`, inside: [...inside, name] });
  }
}

/** What stands at a place itself, and the names of its properties. */
function lettersOf({ properties = {}, items: _, ...own }: SchemaNode): number {
  return JSON.stringify({ ...own, $defs: undefined }).length + Object.keys(properties).join().length;
}
