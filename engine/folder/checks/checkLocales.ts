import type { Toolset } from '#engine/contract/Toolset.ts';
import { languages } from '#engine/languages/languages.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

import type { Report } from './Report.ts';

/** All locales have texts for every field, section and enum value of the schema, and no others. */
export function checkLocales(
  { schema, ui, locales }: Pick<Toolset, 'schema' | 'ui'> & { locales: Partial<Toolset['locales']> },
  report: Report,
): void {
  const places = walkSchema(schema);
  // Items of a list of texts have no texts of their own; the list's `item` names them.
  const named = new Set(places.filter(({ key }) => key !== '' && key !== '*' && key !== 'id').map((p) => p.localeKey));
  const optional = new Set(places.filter(({ key }) => key === '*').map((p) => p.localeKey));
  const withinDefinition = new Set(
    places
      .filter(({ key, pattern, localeKey }) => key !== '' && key !== 'id' && pattern !== localeKey)
      .map((p) => p.pattern),
  );
  const lists = new Set(places.filter(({ node, key }) => node.type === 'array' && key !== '*').map((p) => p.localeKey));
  const enums = new Map(places.flatMap((place) => (place.node.enum ? [[place.localeKey, place.node.enum]] : [])));
  const sections = new Set(ui.sections.map(({ id }) => id));

  for (const language of languages) {
    const locale = locales[language];
    if (!locale) continue;
    const say = (pointer: string, message: string) => report(`locales/${language}.json`, pointer, message);
    const at = (part: string, key: string) => `${part}${formatPointer([key])}`;

    for (const key of named) if (!locale.fields[key]?.title) say('/fields', `"${key}" has no words`);
    for (const key of lists) {
      if (locale.fields[key] && !locale.fields[key].item)
        say(at('/fields', key), 'a list needs "item", the name of one entry');
    }
    for (const key of Object.keys(locale.fields)) {
      if (!named.has(key) && !optional.has(key) && !withinDefinition.has(key))
        say(at('/fields', key), 'is not a field of the schema');
    }
    for (const id of sections)
      if (!Object.hasOwn(locale.sections, id)) say('/sections', `the section "${id}" has no words`);
    for (const id of Object.keys(locale.sections)) {
      if (!sections.has(id)) say(at('/sections', id), 'is not a section of ui.json');
    }
    for (const [key, values] of enums) {
      for (const value of values)
        if (!Object.hasOwn(locale.enums[key] ?? {}, value)) say(at('/enums', key), `"${value}" has no word`);
    }
    for (const [key, words] of Object.entries(locale.enums)) {
      for (const value of Object.keys(words)) {
        if (!enums.get(key)?.includes(value)) say(at('/enums', key), `"${value}" is not a value of the schema`);
      }
    }
  }
}
