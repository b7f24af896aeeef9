import { describeValue } from '#engine/difference/describeValue.ts';
import { describePlace } from '#engine/fields/describePlace.ts';
import type { Language } from '#engine/languages/languages.ts';
import { ReadingSource } from '#engine/reading/ReadingSource.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { unsavedChanges } from '#web/document/unsavedChanges.ts';

/** What is not saved, as a text to copy: each field's place with its words below. */
export function writeUnsaved(document: OpenDocument, language: Language): string {
  const { editable, status } = document;
  const { definition } = editable.source;
  const content = editable.flush();
  const source = new ReadingSource(definition, content, language, status.server.references, status.server.figures);
  return unsavedChanges(document)
    .filter(({ kind }) => kind !== 'removed')
    .flatMap(({ pointer, after }) => fieldsOf(pointer, after))
    .map(([pointer, value]) => ({
      place: describePlace(pointer, content, definition, language),
      words: describeValue(source, pointer, value),
    }))
    .filter(({ words }) => words !== '')
    .map(({ place, words }) => `${place}\n${words}`)
    .join('\n\n');
}

/** The fields of an item, or the field itself. */
function fieldsOf(pointer: string, value: unknown): [pointer: string, value: unknown][] {
  const isList = Array.isArray(value) && value.some((each) => typeof each === 'object');
  if (!isList && (typeof value !== 'object' || value === null || Array.isArray(value))) return [[pointer, value]];
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, each]) => fieldsOf(`${pointer}/${key}`, each));
}
