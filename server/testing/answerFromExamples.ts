import type { Toolset } from '#engine/contract/Toolset.ts';
import type { StrictSchema } from '#engine/generation/StrictSchema.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import type { Language } from '#engine/languages/languages.ts';
import { getAt } from '#engine/schema/pointer.ts';

import type { ModelRequestBody } from './FakeModelServer.ts';
import { loadedToolsets } from './loadedToolsets.ts';

const inPrompt = 'Answer in JSON in this JSON Schema:\n';

/**
 * A model that answers well: the toolset's example, projected onto the requested schema, referring only to existing
 * ids.
 */
export function answerFromExamples(language: Language = 'en'): (body: ModelRequestBody) => string {
  const { toolsets } = loadedToolsets().registry;
  return (body) => {
    const schema = askedSchema(body);
    const example = exampleFor(toolsets, body, schema).examples[language];
    const wanted = Object.keys(schema.properties ?? {}).map((key) => [key, example[key] ?? fieldOf(example, key)]);
    return JSON.stringify(choose(toStrictAnswer(Object.fromEntries(wanted), schema), schema));
  };
}

function askedSchema({ response_format, messages }: ModelRequestBody): StrictSchema {
  if (response_format?.json_schema) return response_format.json_schema.schema;
  const told = messages.at(-1)?.content ?? '';
  const from = told.indexOf(inPrompt);
  return JSON.parse(from < 0 ? '{}' : told.slice(from + inPrompt.length)) as StrictSchema;
}

/**
 * Found by the schema's name; in JSON mode, which sends only the schema, the toolset that shares most of its fields.
 */
function exampleFor(toolsets: readonly Toolset[], body: ModelRequestBody, schema: StrictSchema): Toolset {
  const name = body.response_format?.json_schema?.name;
  const named = toolsets.find(({ manifest }) => manifest.id === name);
  const shared = ({ schema: { properties } }: Toolset) =>
    Object.keys(schema.properties ?? {}).filter((key) => Object.hasOwn(properties, key)).length /
    Object.keys(properties).length;
  return named ?? toolsets.toSorted((a, b) => shared(b) - shared(a))[0]!;
}

// A single field is requested by its pointer, with dashes for slashes.
function fieldOf(example: unknown, key: string): unknown {
  return getAt(example, `/${key.replaceAll('-', '/')}`);
}

function choose(value: unknown, schema: StrictSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => choose(item, schema.items ?? {}));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      // All items are new ones.
      Object.entries(value).map(([key, child]) => [
        key,
        key === 'id' ? null : choose(child, schema.properties?.[key] ?? {}),
      ]),
    );
  }
  return schema.enum && !schema.enum.includes(value as string) ? schema.enum[0] : value;
}
