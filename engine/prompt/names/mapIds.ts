import { unconfirmedSign } from '#engine/provenance/markUnconfirmed.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** What becomes of the ids in a document; undefined leaves one out. */
export interface IdMapping {
  /** Of an item's own id, with the pattern of its list. */
  own: (id: string, list: string) => string | undefined;
  /** Of a field's, with its pattern, where that refers to something. */
  reference: (id: string, pattern: string) => string | undefined;
}

/**
 * A document, as it is or as a model reads it, with its ids mapped. The signs of what nobody has confirmed are no part
 * of a pattern.
 */
export function mapIds(document: ToolsetDocument, { own, reference }: IdMapping): ToolsetDocument {
  return visit(document, '') as ToolsetDocument;

  function visit(value: unknown, pattern: string): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value))
      return value.flatMap((item: unknown) => {
        const mapped = typeof item === 'string' ? reference(item, `${pattern}/*`) : visit(item, `${pattern}/*`);
        return mapped === undefined ? [] : [mapped];
      });
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
        const name = key.endsWith(unconfirmedSign) ? key.slice(0, -1) : key;
        const at = name === '' ? pattern : pattern + formatPointer([name]);
        const mapped =
          typeof child !== 'string'
            ? visit(child, at)
            : name === 'id' && pattern.endsWith('/*')
              ? own(child, pattern.slice(0, -2))
              : reference(child, at);
        return mapped === undefined ? [] : [[key, mapped] as const];
      }),
    );
  }
}
