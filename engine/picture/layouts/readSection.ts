import type { Section } from '#engine/picture/elements/setSection.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { fieldFault } from './fieldFault.ts';
import type { SectionDescription } from './sectionContract.ts';

/** Reads a section of the item at a pointer; the document's is "". */
export function readSection({ field, parts, role }: SectionDescription, item: string, source: PictureSource): Section {
  const pointer = `${item}/${field}`;
  const textsOf = (owner: string) => (parts ?? []).map((part) => source.textAt(`${owner}/${part}`));
  const texts = () => {
    if (!parts) return source.textsAt(pointer);
    return source.isList(pointer)
      ? source.itemsAt(pointer).map((each) => joined(textsOf(each)))
      : textsOf(pointer)
          .filter((text) => text !== '')
          .slice(0, 1);
  };
  return {
    pointer,
    title: source.nameOf(pointer),
    texts: texts().filter((text) => text !== ''),
    isList: source.isList(pointer),
    role: role ?? 'accent-1',
  };
}

/** The fault if a section's field or parts are not in the items that `prefix` leads to; null otherwise. */
export function sectionFault({ field, parts }: SectionDescription, prefix: string, schema: ToolsetSchema) {
  const pattern = `${prefix}/${field}`;
  if (!parts) return fieldFault(schema, pattern, 'text', 'texts');
  const owner = schemaAt(schema, pattern)?.type === 'object' ? pattern : `${pattern}/*`;
  const faults = parts.map((part) => fieldFault(schema, `${owner}/${part}`, 'text', 'number'));
  return fieldFault(schema, pattern, 'object', 'objects') ?? faults.find((fault) => fault !== null) ?? null;
}

function joined(parts: string[]): string {
  return parts.filter((part) => part !== '').join(' → ');
}
