import type { StrictSchema } from './StrictSchema.ts';

const limits = { properties: 5000, depth: 10, enumValues: 1000, characters: 120_000 };
const keywords = new Set([
  'type',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'format',
  'pattern',
]);
const formats = new Set(['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid']);

/**
 * The reasons why a provider would reject a schema for strict structured output; empty when it is acceptable. The rules
 * are those documented for OpenAI's Structured Outputs: keywords, closed objects, all keys required, and limits on
 * size.
 */
export function strictSubsetFaults(schema: StrictSchema): string[] {
  const faults: string[] = [];
  const total = { properties: 0, enumValues: 0, characters: 0 };
  if (schema.type !== 'object') faults.push('/: the root must be an object');
  visit(schema, '', 1);
  for (const what of ['properties', 'enumValues', 'characters'] as const) {
    if (total[what] > limits[what]) faults.push(`/: ${total[what]} ${what}, ${limits[what]} are allowed`);
  }
  return faults;

  function visit(node: StrictSchema, path: string, depth: number): void {
    const say = (message: string) => faults.push(`${path || '/'}: ${message}`);
    if (depth > limits.depth) say(`nested more than ${limits.depth} levels deep`);
    for (const key of Object.keys(node)) if (!keywords.has(key)) say(`"${key}" is not in the strict subset`);
    if (node.type === undefined) say('has no type');
    if (node.format !== undefined && !formats.has(node.format))
      say(`format "${node.format}" is not in the strict subset`);
    total.enumValues += node.enum?.length ?? 0;
    total.characters += (node.enum ?? []).reduce((sum, value) => sum + (value?.length ?? 4), 0);
    if (node.type === 'object') {
      const names = Object.keys(node.properties ?? {});
      total.properties += names.length;
      total.characters += names.join('').length;
      if (node.additionalProperties !== false) say('is not closed');
      if (names.length === 0) say('has no properties');
      if (names.some((name) => !node.required?.includes(name))) say('has keys that are not required');
    }
    if (node.type === 'array' && !node.items) say('has no items');
    for (const [name, child] of Object.entries(node.properties ?? {})) visit(child, `${path}/${name}`, depth + 1);
    if (node.items) visit(node.items, `${path}/*`, depth + 1);
  }
}
