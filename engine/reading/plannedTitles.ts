import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { readVerdict } from '#engine/evidence/readVerdict.ts';
import { languageFacts, type Language } from '#engine/languages/languages.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * Field work of which nobody has said that it is done, and what is tested in it and has no result yet, by the pointers
 * of their names, with the folder's word for that, such as "planned" or "running": so that a plan and a finding never
 * look alike.
 */
export function plannedTitles(
  definition: ToolsetDefinition,
  document: ToolsetDocument,
  language: Language,
): ReadonlyMap<string, string> {
  const { manifest, ui, locales } = definition;
  const words = manifest.sources.map((source) => wordOf(definition, source, language));
  const undone = manifest.sources.flatMap(({ done, list, label }, index) => {
    const word = words[index];
    if (!done || word === undefined) return [];
    const own = locales[language].enums[`${list}/*/${done.field}`] ?? {};
    return expandPattern(document, `${list}/*`)
      .map((item) => ({ item, state: String(getAt(document, `${item}/${done.field}`)) }))
      .filter(({ state }) => !done.is.includes(state))
      .map(({ item, state }) => [`${item}/${label}`, inText(own[state], language) ?? word] as const);
  });
  const planned = words.find((word) => word !== undefined);
  const untested = manifest.verdicts.flatMap((declared) => {
    const label = ui.itemTitles[declared.list];
    // A result that stands elsewhere is told there.
    const { hypothesis, result } = declared;
    if (hypothesis !== undefined || result === undefined || label === undefined || planned === undefined) return [];
    return expandPattern(document, `${declared.list}/*`)
      .filter((item) => typeof getAt(document, `${item}/${result}`) !== 'number')
      .filter((item) => readVerdict(declared, getAt(document, `${item}/${declared.verdict}`)) === 'open')
      .map((item) => [`${item}/${label}`, planned] as const);
  });
  return new Map([...untested, ...undone]);
}

/** The first of the values by which field work is not done. */
function wordOf(
  { schema, locales }: ToolsetDefinition,
  { list, done }: ToolsetDefinition['manifest']['sources'][number],
  language: Language,
): string | undefined {
  if (!done) return undefined;
  const field = `${list}/*/${done.field}`;
  const planned = schemaAt(schema, field)?.enum?.find((value) => !done.is.includes(value));
  const word = planned === undefined ? undefined : locales[language].enums[field]?.[planned];
  return inText(word, language);
}

const inText = (word: string | undefined, language: Language) =>
  word?.toLocaleLowerCase(languageFacts[language].locale);
