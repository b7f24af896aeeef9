import type { Toolset } from '#engine/contract/Toolset.ts';
import { fieldWords } from '#engine/fields/fieldWords.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { ownBinds } from '#engine/generation/resolveOwnReferences.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import { type SchemaPlace, walkSchema } from '#engine/schema/walkSchema.ts';

/** The bounds of the wanted fields, by their pattern; of all without it. */
export type Bounds = (isWanted?: (pattern: string) => boolean) => string;

/**
 * One line for every field a model writes: name, content, and the limits that the schema cannot state. The parts of a
 * definition that is used several times are told once. Constant for a version of the folder, so that providers can
 * cache it. What is the same for all of a toolset's fields is found out once: drafts in several calls ask again and
 * again.
 */
export function boundsOf(toolset: Toolset): Bounds {
  const excluded = notForModel(toolset);
  const wordsOf = fieldWords(toolset, 'en');
  // References within the document: a model writes no ids.
  const named = new Map(
    ownBinds(toolset).map(({ field, list, label }) => [
      field,
      `${field.endsWith('/*') ? 'each the' : 'the'} exact ${label} of one of ${list.slice(list.lastIndexOf('/') + 1)}`,
    ]),
  );
  const places = walkSchema(toolset.schema)
    .filter(({ pattern, key }) => pattern !== '' && key !== '*' && !excluded(pattern))
    .map((place) => ({ ...place, ...lineOf(place), parent: parentOf(place.pattern) }));

  return (isWanted = () => true) => {
    const wanted = places.filter(({ pattern }) => isWanted(pattern));
    const toldAt = new Map<string, string>();
    for (const { localeKey, pattern } of wanted.toReversed()) toldAt.set(localeKey, pattern);
    const isRepeated = ({ localeKey, pattern }: SchemaPlace) => toldAt.get(localeKey) !== pattern;
    const repeatedIn = new Map<string, string>();
    for (const place of wanted)
      if (isRepeated(place) && !repeatedIn.has(place.parent))
        repeatedIn.set(place.parent, nameOf(parentOf(toldAt.get(place.localeKey) ?? '')));
    const lines = wanted
      .filter((place) => !isRepeated(place))
      .map(({ pattern, text, note }) => {
        const like = repeatedIn.get(pattern);
        const notes = [note, like === undefined ? '' : `its parts as those of ${like}`].filter(Boolean).join('; ');
        return `${text}${notes ? ` (${notes})` : ''}`;
      });
    return `## Fields and their limits\n\n${lines.join('\n')}`;
  };

  function lineOf({ pattern, node }: SchemaPlace): { text: string; note: string } {
    const { title, help } = wordsOf(pattern);
    const depth = pattern.split('/').filter((token) => token !== '*').length - 2;
    return {
      text: `${'  '.repeat(depth)}- ${nameOf(pattern)}: ${title}${help ? `. ${help}` : ''}`,
      note: named.get(pattern) ?? named.get(`${pattern}/*`) ?? describe(node),
    };
  }
}

const nameOf = (pattern: string) => pattern.split('/').at(-1) ?? '';

/** The property that holds a part, be it an object or a list of them. */
function parentOf(pattern: string): string {
  return pattern.slice(0, pattern.lastIndexOf('/')).replace(/\/\*$/, '');
}

/**
 * What the schema that is sent cannot say: it holds choices, ranges, dates and numbers of items, but no lengths of
 * texts.
 */
function describe({ type, enum: choices, format, pattern, maxLength, items }: SchemaNode): string {
  if (type === 'array' && items?.type === 'string' && items.maxLength)
    return `each at most ${items.maxLength} characters`;
  const isFree = type === 'string' && !choices && !format && !pattern;
  return isFree && maxLength ? `at most ${maxLength} characters` : '';
}
