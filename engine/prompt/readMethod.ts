import { isWithin } from '#engine/schema/isWithin.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

const named = /`([^`]+)`/g;

/** The method's rules as far as they are about some fields: JSON pointers of the only ones that are wanted. */
export type MethodForFields = (fields: readonly string[]) => string;

/**
 * The method's rules as far as they are about some fields, or about none in particular. A rule names its fields between
 * backticks; a sentence that names none belongs to those of the sentence before it in the same line. It is read once
 * for all fields.
 */
export function readMethod(method: string, schema: ToolsetSchema): MethodForFields {
  const places = walkSchema(schema).filter(({ key }) => key !== '' && key !== '*');
  const all = new Set(places.map(({ key }) => key));
  const lines = method.split('\n').map((line) => ({
    line,
    bullet: /^\s*- /.exec(line)?.[0] ?? '',
    sentences: line.split(/(?<=[.!?;]["”)*]{0,9}) (?=[^a-z])/).map((text) => ({
      text,
      names: [...text.matchAll(named)].flatMap(([, name = '']) => (all.has(name) ? [name] : [])),
    })),
  }));

  return (fields) => {
    const patterns = fields.map((field) => toPattern(field).replace(/\/\*$/, ''));
    const wanted = new Set(places.filter(({ pattern }) => isWithin(pattern, patterns)).map(({ key }) => key));
    return lines.flatMap((each) => shorten(each, wanted)).join('\n');
  };
}

interface Line {
  line: string;
  bullet: string;
  sentences: readonly { text: string; names: readonly string[] }[];
}

function shorten({ line, bullet, sentences }: Line, wanted: ReadonlySet<string>): string[] {
  if (line.trim() === '') return [line];
  let isKept = true;
  const kept = sentences.filter(({ names }) => {
    if (names.length > 0) isKept = names.some((name) => wanted.has(name));
    return isKept;
  });
  const text = kept
    .map((sentence) => sentence.text)
    .join(' ')
    .replace(/^\s*- /, '');
  return text === '' ? [] : [`${bullet}${text}`];
}
