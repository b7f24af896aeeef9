import { openQuestions } from '#engine/schema/openQuestions.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** The open questions of a document, without blank ones. */
export function questionsIn(document: ToolsetDocument | null): string[] {
  const listed: unknown = document?.[openQuestions];
  if (!Array.isArray(listed)) return [];
  return listed.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}
