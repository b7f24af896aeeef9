import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';

/** An answer brought into the shape of the toolset's schema. */
export interface FittedAnswer {
  value: unknown;
  /** JSON pointers of texts and lists that were longer than allowed and were cut. */
  cut: string[];
}

/**
 * Brings a model's answer into the shape of a schema without judging it: nulls, blanks and unknown keys are removed, texts
 * and lists cut to their bounds, scores rounded into their range, enum values matched whatever their case. What is still
 * wrong afterwards is for validation to say. While an answer is streaming (`partial`), values that cannot be shown yet, such
 * as half an enum value or half a date, are left out.
 */
export function fitToSchema(
  answer: unknown,
  root: ToolsetSchema,
  { node = root, partial = false, pointer = '' }: { node?: SchemaNode; partial?: boolean; pointer?: string } = {},
): FittedAnswer {
  const cut: string[] = [];
  return { value: fit(answer, node, pointer), cut };

  function fit(value: unknown, given: SchemaNode, at: string): unknown {
    const schema = resolveRef(root, given);
    if (value === null || value === undefined) return undefined;
    if (schema.type === 'object') return fitObject(value, schema, at);
    if (schema.type === 'array') return fitList(value, schema, at);
    if (schema.type === 'string') return fitText(value, schema, at);
    if (schema.type === 'integer' || schema.type === 'number') return fitNumber(value, schema);
    return value;
  }

  function fitObject(value: unknown, schema: SchemaNode, at: string): unknown {
    if (typeof value !== 'object' || Array.isArray(value)) return partial ? undefined : value;
    const entries = Object.entries(schema.properties ?? {}).flatMap(([key, child]) => {
      const fitted = fit((value as Record<string, unknown>)[key], child, `${at}/${key}`);
      return fitted === undefined ? [] : [[key, fitted] as const];
    });
    return Object.fromEntries(entries);
  }

  function fitList(value: unknown, schema: SchemaNode, at: string): unknown {
    if (!Array.isArray(value)) return partial ? undefined : value;
    const items = value
      .map((item, index) => fit(item, schema.items ?? {}, `${at}/${index}`))
      .filter((item) => item !== undefined && !isEmptyObject(item));
    if (schema.maxItems === undefined || items.length <= schema.maxItems) return items;
    cut.push(at);
    return items.slice(0, schema.maxItems);
  }

  function fitText(value: unknown, schema: SchemaNode, at: string): unknown {
    if (typeof value !== 'string') return typeof value === 'number' ? String(value) : partial ? undefined : value;
    const text = value.trim();
    if (text === '') return undefined;
    if (schema.enum) {
      return schema.enum.find((each) => each.toLowerCase() === text.toLowerCase()) ?? (partial ? undefined : text);
    }
    if (schema.format === 'date' && partial && !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
    if (schema.maxLength === undefined || text.length <= schema.maxLength) return text;
    if (!partial) cut.push(at);
    return cutText(text, schema.maxLength);
  }

  function fitNumber(value: unknown, schema: SchemaNode): unknown {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number !== 'number' || Number.isNaN(number)) return partial ? undefined : value;
    const whole = schema.type === 'integer' ? Math.round(number) : number;
    return Math.min(schema.maximum ?? whole, Math.max(schema.minimum ?? whole, whole));
  }
}

/** Cuts at the last space that leaves most of the text, and shows by an ellipsis that it was cut. Never splits a character. */
function cutText(text: string, maxLength: number): string {
  const room = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = room.lastIndexOf(' ');
  return `${(space > maxLength * 0.8 ? room.slice(0, space) : room).trimEnd()}…`;
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}
