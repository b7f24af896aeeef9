import { withoutMark } from '#engine/evidence/findAssumptions.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

// The words of the schemas, the same in every language.
const words = new Set<unknown>(['assumed', 'assumption']);

/** A document in which no text begins with the mark of an assumption where a field of the same item says it already. */
export function markOnce(document: ToolsetDocument): ToolsetDocument {
  return visit(document) as ToolsetDocument;
}

function visit(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(visit);
  const isSaid = Object.values(value).some((one) => words.has(one));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      isSaid && typeof one === 'string' ? withoutMark(one) : visit(one),
    ]),
  );
}
