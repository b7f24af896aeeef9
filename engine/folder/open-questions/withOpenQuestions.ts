import type { ToolsetLocale } from '#engine/contract/localeContract.ts';
import type { Report } from '#engine/folder/checks/Report.ts';
import type { ToolsetParts } from '#engine/folder/ToolsetParts.ts';
import { inEveryLanguage, type Language } from '#engine/languages/languages.ts';
import { openQuestions, openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

const words: Record<Language, typeof en> = { en, tr };
const node: SchemaNode = { type: 'array', maxItems: 12, items: { type: 'string', maxLength: 400 } };

/**
 * Adds the field of open questions to schema, sections and words of a folder, as its last section. What the folder's
 * files lack is left to the other checks; a field or section of that name in the folder is a fault.
 */
export function withOpenQuestions<Parts extends Pick<ToolsetParts, 'schema' | 'ui' | 'locales'>>(
  parts: Parts,
  report: Report,
): Parts {
  const { schema, ui, locales } = parts;
  const message = `"${openQuestions}" is added to every toolset; call yours otherwise, or leave it out`;
  if (schema?.properties[openQuestions]) {
    report('schema.json', `/properties/${openQuestions}`, message);
    return parts;
  }
  const section = ui?.sections.findIndex(({ id }) => id === openQuestions) ?? -1;
  if (section >= 0) {
    report('ui.json', `/sections/${section}/id`, message);
    return parts;
  }
  return {
    ...parts,
    schema: schema && { ...schema, properties: { ...schema.properties, [openQuestions]: node } },
    ui: ui && { ...ui, sections: [...ui.sections, { id: openQuestions, fields: [openQuestionsPointer] }] },
    locales: inEveryLanguage((language) => {
      const locale = locales[language];
      return locale && withWords(locale, words[language]);
    }),
  };
}

function withWords(locale: ToolsetLocale, { title, ...others }: typeof en): ToolsetLocale {
  return {
    ...locale,
    sections: { ...locale.sections, [openQuestions]: { title } },
    fields: { ...locale.fields, [openQuestionsPointer]: { title, ...others } },
  };
}
