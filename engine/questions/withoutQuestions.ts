import { openQuestions } from '#engine/schema/openQuestions.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { questionId } from './questionId.ts';
import { questionsIn } from './questionsIn.ts';

/** A document that does not ask what is asked under these ids; itself where it asks none of them. */
export function withoutQuestions(document: ToolsetDocument, ids: ReadonlySet<string>): ToolsetDocument {
  const asked = questionsIn(document);
  const left = ids.size === 0 ? asked : asked.filter((text) => !ids.has(questionId(text)));
  return left.length < asked.length ? { ...document, [openQuestions]: left } : document;
}
