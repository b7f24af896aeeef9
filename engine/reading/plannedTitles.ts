import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { languageFacts, type Language } from '#engine/languages/languages.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * Field work of which nobody has said that it is done, by the pointers of its names, with the folder's word for that:
 * so that a plan and a finding never look alike.
 */
export function plannedTitles(
  definition: ToolsetDefinition,
  document: ToolsetDocument,
  language: Language,
): ReadonlyMap<string, string> {
  const { manifest, schema, locales } = definition;
  return new Map(
    manifest.sources.flatMap(({ done, list, label }) => {
      if (!done) return [];
      const field = `${list}/*/${done.field}`;
      const planned = schemaAt(schema, field)?.enum?.find((value) => !done.is.includes(value));
      const word = planned === undefined ? undefined : locales[language].enums[field]?.[planned];
      if (word === undefined) return [];
      const said = word.toLocaleLowerCase(languageFacts[language].locale);
      return expandPattern(document, `${list}/*`)
        .filter((item) => !done.is.includes(String(getAt(document, `${item}/${done.field}`))))
        .map((item) => [`${item}/${label}`, said] as const);
    }),
  );
}
