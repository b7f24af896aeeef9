import { isDeepStrictEqual } from 'node:util';

import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

/** Whether two documents say the same; a field left blank says nothing, whichever way it is blank. */
export function sameContent(a: ToolsetDocument, b: ToolsetDocument): boolean {
  return isDeepStrictEqual(withoutBlanks(a), withoutBlanks(b));
}

function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).map(([key, child]) => [key, withoutBlanks(child)] as const);
  return Object.fromEntries(kept.filter(([, child]) => !isBlank(child)));
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
