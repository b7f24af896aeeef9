import { textsOf } from '#engine/evidence/isQuoteIn.ts';
import { fallbackLanguage, type Language } from '#engine/languages/languages.ts';
import { readNumber } from '#engine/languages/readNumber.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import { withoutControls } from '#engine/schema/withoutControls.ts';
import { foldText } from '#engine/search/foldText.ts';

import type { AnswerWords } from './answerWords.ts';
import { cutText, isLonger } from './cutText.ts';
import type { AllowedReferences } from './toStrictSchema.ts';

/** Below it, the same words again are no repetition. */
const fewestWords = 3;

/** A model's answer in the shape of the toolset's schema. */
export interface FittedAnswer {
  value: unknown;
  /** JSON pointers of texts and lists that were truncated. */
  cut: string[];
}

export interface FitOptions {
  /** The part of the schema the answer is for, and its place in the document; the whole by default. */
  node?: SchemaNode;
  pointer?: string;
  /** true while streaming: omits incomplete values, such as half an enum value, date or time. */
  partial?: boolean;
  /** Fields to remove from the answer. */
  isExcluded?: (pointer: string) => boolean;
  /** Ids allowed in bound fields; others are removed. */
  references?: AllowedReferences;
  /** Whether a pattern is that of a cited source: one that was not given stays, to be counted. */
  isCited?: (pattern: string) => boolean;
  /** Other words for fields and choices, taken where the schema's own are not there. */
  words?: AnswerWords;
  /** Of the answer, by which numbers are read that it has as texts. */
  language?: Language;
  /** Whether a pattern refers to the document's own items: by their names, which may be longer than an id. */
  isNamed?: (pattern: string) => boolean;
}

/**
 * Normalises a model's answer to a schema, before validation: removes nulls, blanks, empty items and unknown keys,
 * truncates texts and lists to their bounds, rounds scores into their range, and matches enum values ignoring case, or
 * by the words that people have for them. Anything else that is wrong is left to validation.
 */
export function fitToSchema(
  answer: unknown,
  root: ToolsetSchema,
  {
    node = root,
    pointer = '',
    partial = false,
    isExcluded = () => false,
    references = {},
    isCited = () => false,
    isNamed = () => false,
    words,
    language = fallbackLanguage,
  }: FitOptions = {},
): FittedAnswer {
  const cut: string[] = [];
  return { value: fit(answer, node, pointer), cut };

  function fit(value: unknown, given: SchemaNode, at: string): unknown {
    const schema = resolveRef(root, given);
    if (value === null || value === undefined) return undefined;
    if (schema.type === 'object') return fitObject(value, schema, at);
    if (schema.type === 'array') return fitList(value, schema, at);
    if (schema.type === 'string') return fitText(value, schema, at);
    if (schema.type === 'boolean') return fitBoolean(value);
    return fitNumber(value, schema);
  }

  function fitObject(value: unknown, schema: SchemaNode, at: string): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return partial ? undefined : value;
    const entries = Object.entries(schema.properties ?? {}).flatMap(([key, child]) => {
      const place = `${at}/${key}`;
      const name = isExcluded(place) ? undefined : nameIn(value, key, schema, place);
      if (name === undefined) return [];
      const fitted = fit((value as Record<string, unknown>)[name], child, place);
      return fitted === undefined ? [] : [[key, fitted] as const];
    });
    return Object.fromEntries(entries);
  }

  /** The name under which an answer has a field: its own, or else another word for it. */
  function nameIn(value: object, key: string, schema: SchemaNode, place: string): string | undefined {
    if (Object.hasOwn(value, key)) return key;
    if (!words) return undefined;
    const pattern = toPattern(place);
    return Object.keys(value).find(
      (name) => !Object.hasOwn(schema.properties ?? {}, name) && words.isNameOf(pattern, name),
    );
  }

  function fitList(value: unknown, schema: SchemaNode, at: string): unknown {
    if (!Array.isArray(value)) return partial ? undefined : value;
    const items: unknown[] = [];
    for (const item of value as unknown[]) {
      // Truncations are reported by place in the document, not in the answer.
      const cutBefore = cut.length;
      const fitted = fit(item, schema.items ?? {}, `${at}/${items.length}`);
      if (fitted !== undefined && !isEmpty(fitted) && !(!partial && isSaidAgain(fitted, items))) items.push(fitted);
      if (items.length <= (schema.maxItems ?? Infinity)) continue;
      cut.splice(cutBefore, Infinity, at);
      return items.slice(0, -1);
    }
    // An empty list with a required number of items counts as missing.
    return items.length === 0 && schema.minItems ? undefined : items;
  }

  function fitText(value: unknown, schema: SchemaNode, at: string): unknown {
    if (typeof value !== 'string') return typeof value === 'number' ? String(value) : partial ? undefined : value;
    // While streaming, a surrogate pair may be incomplete; its half is omitted.
    const text = withoutControls(value).trim();
    if (text === '') return undefined;
    const pattern = toPattern(at);
    if (isNamed(pattern)) return text;
    const ids = references[pattern];
    if (ids && isCited(pattern)) return fitChoice(text, ids) ?? (partial ? undefined : text);
    if (ids) return fitChoice(text, ids);
    if (schema.enum)
      return fitChoice(text, schema.enum) ?? words?.choiceOf(pattern, text) ?? (partial ? undefined : text);
    if (schema.format === 'date' && partial && !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
    if (schema.pattern !== undefined && partial && !new RegExp(schema.pattern, 'u').test(text)) return undefined;
    if (schema.maxLength === undefined || !isLonger(text, schema.maxLength)) return text;
    cut.push(at);
    return cutText(text, schema.maxLength);
  }

  function fitChoice(text: string, choices: readonly string[]): string | undefined {
    const found = choices.find((each) => each === text) ?? choices.find((each) => isSame(each, text));
    const mayGoOn = partial && choices.some((each) => each !== found && isSame(each.slice(0, text.length), text));
    return mayGoOn ? undefined : found;
  }

  function fitBoolean(value: unknown): unknown {
    if (value === 'true' || value === 'false') return value === 'true';
    return typeof value === 'boolean' || !partial ? value : undefined;
  }

  /** A percentage is a part of one where the schema counts so. */
  function numberIn(text: string, { maximum = Infinity }: SchemaNode): number | undefined {
    const number = readNumber(text, language);
    return number !== undefined && maximum <= 1 && text.includes('%') ? number / 100 : number;
  }

  function fitNumber(value: unknown, schema: SchemaNode): unknown {
    const number = typeof value === 'string' ? numberIn(value, schema) : value;
    if (typeof number !== 'number' || !Number.isFinite(number)) return partial ? undefined : value;
    const whole = schema.type === 'integer' ? Math.round(number) : number;
    return Math.min(schema.maximum ?? whole, Math.max(schema.minimum ?? whole, whole));
  }
}

/** Whether an item is one of those before to the letter; a few letters may be, such as the choices of a row. */
function isSaidAgain(item: unknown, before: readonly unknown[]): boolean {
  const words = textsOf(item).flatMap((text) => text.split(/\s+/));
  const letters = lettersOf(item);
  return words.length >= fewestWords && before.some((other) => lettersOf(other) === letters);
}

function lettersOf(item: unknown): string {
  if (typeof item !== 'object' || item === null)
    return foldText(
      String(item)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    );
  return Object.entries(item)
    .flatMap(([key, value]) => (key === 'id' ? [] : [`${key} ${lettersOf(value)}`]))
    .join(' ');
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Whether an object is empty, at any depth. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((child) => (Array.isArray(child) ? child.length === 0 : isEmpty(child)));
}
