import { referenceWords } from '#engine/references/nameReference.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { PromptInput } from './PromptInput.ts';

/** The input with a word in the place of every reference to what was removed: an id would only invite a guess. */
export function hideLost(input: PromptInput): PromptInput {
  const { setup, dependencies, current, present, lost } = input;
  if (!lost || lost.size === 0) return input;
  const hideIn = (documents: PromptInput['setup']) =>
    Object.fromEntries(Object.entries(documents).map(([id, document]) => [id, hide(document, lost)]));
  return {
    ...input,
    setup: hideIn(setup),
    dependencies: hideIn(dependencies),
    ...(current && { current: hide(current, lost) }),
    ...(present && { present: hide(present, lost) }),
  };
}

/** But for the ids of items themselves. */
function hide(document: ToolsetDocument, lost: ReadonlySet<string>): ToolsetDocument {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    typeof value === 'string' && key !== 'id' && lost.has(value.trim()) ? referenceWords.en.removed : value,
  ) as ToolsetDocument;
}
