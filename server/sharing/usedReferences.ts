import type { SharedToolset } from '#engine/protocol/shareLink.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** Only what a content names: the rest would tell of toolsets that the link does not show. */
export function usedReferences(
  references: SharedToolset['references'],
  content: ToolsetDocument,
): SharedToolset['references'] {
  const texts = new Set(textsIn(content));
  return Object.fromEntries(
    Object.entries(references).map(([field, items]) => [field, items.filter(({ id }) => texts.has(id))]),
  );
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) yield* textsIn(child);
}
