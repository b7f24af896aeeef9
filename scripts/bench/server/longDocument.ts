import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { largestToolset } from '../process/benchToolsets.ts';

/** The largest toolset's example, its lists shortened until its JSON is at most 20 kB. */
export function longDocument(size = 20_000): ToolsetDocument {
  const document = structuredClone(largestToolset.examples.en);
  while (Buffer.byteLength(JSON.stringify(document)) > size) {
    const lists = Object.values(document).filter((value) => Array.isArray(value));
    lists.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]!.pop();
  }
  return document;
}
