import type { Toolset } from '#engine/contract/Toolset.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

/** A text that somebody can look for, and where it stands. */
export interface SearchableText {
  /** JSON pointer. */
  pointer: string;
  text: string;
}

/** What stands in a document as words: without ids, references, dates, images and choices from a list. */
export function searchableTexts(
  { manifest, schema }: Pick<Toolset, 'manifest' | 'schema'>,
  document: ToolsetDocument,
): SearchableText[] {
  const bound = new Set(manifest.binds.map(({ field }) => field));
  const texts: SearchableText[] = [];
  visit(document, schema, '');
  return texts;

  function visit(value: unknown, given: SchemaNode, pointer: string): void {
    const node = resolveRef(schema, given);
    if (Array.isArray(value))
      return value.forEach((item: unknown, index) => visit(item, node.items ?? {}, `${pointer}/${index}`));
    if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value))
        if (key !== 'id') visit(child, node.properties?.[key] ?? {}, pointer + formatPointer([key]));
      return;
    }
    const isWords = typeof value === 'string' && value.trim() !== '' && !node.enum && !node.format;
    if (isWords && !bound.has(toPattern(pointer))) texts.push({ pointer, text: value });
  }
}
