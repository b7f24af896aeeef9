import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { hasBlank } from './hasBlank.ts';

/** A document with what was answered only: for a model, to which an open question of a starter says nothing. */
export function withoutBlanks(document: ToolsetDocument): ToolsetDocument {
  return (strip(document) as ToolsetDocument | undefined) ?? {};
}

function strip(value: unknown): unknown {
  if (typeof value === 'string') return hasBlank(value) ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(strip).filter((item) => item !== undefined);
    return items.length === 0 && value.length > 0 ? undefined : items;
  }
  const entries = Object.entries(value).flatMap(([key, child]) => {
    const stripped = strip(child);
    return stripped === undefined ? [] : [[key, stripped] as const];
  });
  const hasLost = entries.length < Object.keys(value).length;
  return hasLost && entries.every(([key]) => key === 'id') ? undefined : Object.fromEntries(entries);
}
