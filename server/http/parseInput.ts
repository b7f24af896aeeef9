import type { z } from 'zod';

import type { Language } from '#engine/languages/languages.ts';
import type { FieldError } from '#engine/protocol/errors.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import { InvalidRequestError } from '#server/errors/InvalidRequestError.ts';
import { hasMessage, type MessageFacts, type MessageKey, translate } from '#server/i18n/translate.ts';

// Bounds the answer, since a list of thousands of values may have a fault for each.
const mostErrors = 500;

/** Parses input by a schema. @throws InvalidRequestError (422) with faults by pointer. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  language: Language,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new InvalidRequestError(
    parsed.error.issues.slice(0, mostErrors).map((issue) => toFieldError(issue, input, language)),
  );
}

function toFieldError(issue: z.core.$ZodIssue, input: unknown, language: Language): FieldError {
  const path = formatPointer(issue.path.map(String));
  const [key, facts] = describe(issue, input);
  return { path, key, message: translate(language, `fields.${key}` as MessageKey, facts) };
}

// The same keys as faults of documents, so that pages show both alike.
function describe(issue: z.core.$ZodIssue, input: unknown): [string, MessageFacts] {
  const facts = (limit: unknown) => ({ limit: Number(limit) });
  // A schema may name what it says, as the message of its check.
  if (hasMessage(`fields.${issue.message}`)) return [issue.message, {}];
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string' && issue.origin !== 'array') return ['too-small', facts(issue.minimum)];
      if (issue.minimum === 1) return ['required', {}];
      return [issue.origin === 'string' ? 'too-short' : 'too-few-items', facts(issue.minimum)];
    case 'too_big':
      if (issue.origin === 'string') return ['too-long', facts(issue.maximum)];
      return [issue.origin === 'array' ? 'too-many-items' : 'too-large', facts(issue.maximum)];
    case 'invalid_value':
      return ['not-in-list', {}];
    case 'invalid_format':
      return [issue.format === 'email' ? 'email' : 'wrong-format', {}];
    case 'unrecognized_keys':
      return ['unknown-field', {}];
    case 'invalid_type':
    case 'custom':
      return [isAbsent(input, issue.path) ? 'required' : 'wrong-type', {}];
    default:
      return ['wrong-type', {}];
  }
}

function isAbsent(input: unknown, path: PropertyKey[]): boolean {
  const value = path.reduce<unknown>((node, name) => (node as Record<PropertyKey, unknown> | undefined)?.[name], input);
  return value === undefined || value === null;
}
