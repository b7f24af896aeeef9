import { hasBlank } from '#engine/blanks/hasBlank.ts';
import { leaveOut } from '#engine/schema/leaveOut.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/**
 * Whether a document has content written by a person or a model. Blank texts, unanswered questions of a starter,
 * empty lists, unticked boxes, defaults, ids, computed values and open questions do not count: a document with nothing
 * else must not be saved.
 */
export function hasContent(document: ToolsetDocument, schema: ToolsetSchema): boolean {
  return hasLeaf(leaveOut(document, [openQuestions]), '');

  function hasLeaf(value: unknown, pointer: string): boolean {
    if (Array.isArray(value)) return value.some((item, index) => hasLeaf(item, `${pointer}/${index}`));
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).some(([key, child]) => key !== 'id' && hasLeaf(child, `${pointer}/${key}`));
    }
    if (value === undefined || value === null || value === false) return false;
    if (typeof value === 'string' && (value.trim() === '' || hasBlank(value))) return false;
    const node = schemaAt(schema, pointer);
    return !node?.readOnly && value !== node?.default;
  }
}
