import { parsePointer } from '#engine/schema/pointer.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { ToolsetDefinition } from '#engine/toolset/Toolset.ts';

import type { EditableDocument } from '#web/document/EditableDocument.ts';

/** The location of a pointer in the reader's language: "Stakeholders › 2 Municipality › Name or role". */
export function describePlace(
  pointer: string,
  document: EditableDocument,
  definition: ToolsetDefinition,
  language: Language,
): string {
  const { fields } = definition.locales[language];
  const keys = new Map(walkSchema(definition.schema).map(({ pattern, localeKey }) => [pattern, localeKey]));
  const parts: string[] = [];
  let pattern = '';
  let path = '';
  for (const token of parsePointer(pointer)) {
    path += `/${token}`;
    if (/^\d+$/.test(token)) {
      const titleKey = definition.ui.itemTitles[pattern];
      const title = titleKey === undefined ? undefined : document.value(`${path}/${titleKey}`);
      parts.push([Number(token) + 1, title].filter((part) => part !== undefined && part !== '').join(' '));
      pattern += '/*';
    } else {
      pattern += `/${token}`;
      parts.push(fields[pattern]?.title ?? fields[keys.get(pattern) ?? '']?.title ?? token);
    }
  }
  return parts.join(' › ');
}
