import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { saysNothing } from '#engine/schema/equalIgnoringBlanks.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * JSON pointers of what a person can take or leave of a document, in the order of its form: the items of its lists,
 * each with all that is within it, and fields that stand for themselves. Blank ones are left out.
 */
export function listEntries({ ui }: Pick<ToolsetDefinition, 'ui'>, document: ToolsetDocument): string[] {
  const fields = ui.sections.flatMap((section) => section.fields);
  return fields.flatMap((pointer) => entriesOf(pointer, document[pointer.slice(1)]));
}

function entriesOf(pointer: string, value: unknown): string[] {
  if (saysNothing(value)) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => (saysNothing(withoutId(item)) ? [] : [`${pointer}/${index}`]));
  if (typeof value !== 'object' || value === null) return [pointer];
  return Object.entries(value).flatMap(([key, child]) => (key === 'id' ? [] : entriesOf(`${pointer}/${key}`, child)));
}

const withoutId = (item: unknown) => (typeof item === 'object' && item !== null ? { ...item, id: undefined } : item);
