import type { StrictSchema } from './StrictSchema.ts';

/** A document as a model would answer it under a strict schema: its keys only, all of them, null for what is missing. */
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
