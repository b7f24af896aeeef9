import type { StrictSchema } from './StrictSchema.ts';

/** A document as a model would answer under a strict schema: exactly the schema's keys, null for missing values. */
export function toStrictAnswer(value: unknown, schema: StrictSchema): unknown {
  if (schema.type === 'object') {
    const source = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, child]) => [
        key,
        toStrictAnswer(Object.hasOwn(source, key) ? source[key] : undefined, child),
      ]),
    );
  }
  if (schema.type === 'array') {
    return Array.isArray(value) ? value.map((item) => toStrictAnswer(item, schema.items ?? {})) : [];
  }
  return value ?? null;
}
