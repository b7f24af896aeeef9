import type { ToolsetDocument } from './ToolsetDocument.ts';

/** A document without some of its top-level fields. */
export function leaveOut(document: ToolsetDocument, fields: readonly string[]): ToolsetDocument {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)));
}
