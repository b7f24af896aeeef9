import { isWithin } from '#engine/schema/isWithin.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

const named = /`([^`]+)`/g;

/**
 * The method's rules as far as they are about some fields, or about none in particular. A rule names its fields between
 * backticks; a sentence that names none belongs to those of the sentence before it in the same line.
 *
 * @param fields JSON pointers of the only fields that are wanted.
 */
export function methodForFields(method: string, schema: ToolsetSchema, fields: readonly string[]): string {
  const places = walkSchema(schema).filter(({ key }) => key !== '' && key !== '*');
  const all = new Set(places.map(({ key }) => key));
  const patterns = fields.map((field) => toPattern(field).replace(/\/\*$/, ''));
  const wanted = new Set(places.filter(({ pattern }) => isWithin(pattern, patterns)).map(({ key }) => key));
  return method
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [line] : shorten(line)))
    .join('\n');

  function shorten(line: string): string[] {
    let isKept = true;
    const sentences = line.split(/(?<=[.!?;]["”)*]{0,9}) (?=[^a-z])/).filter((sentence) => {
      const names = [...sentence.matchAll(named)].flatMap(([, name = '']) => (all.has(name) ? [name] : []));
      if (names.length > 0) isKept = names.some((name) => wanted.has(name));
      return isKept;
    });
    const bullet = /^\s*- /.exec(line)?.[0] ?? '';
    const text = sentences.join(' ').replace(/^\s*- /, '');
    return text === '' ? [] : [`${bullet}${text}`];
  }
}
