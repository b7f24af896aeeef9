import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

import { example } from '../process/newProject.ts';

/** The example of `requirement`, its lists shortened until its JSON is at most 20 kB. */
export function longDocument(size = 20_000): ToolsetDocument {
  const document = example('requirement');
  while (Buffer.byteLength(JSON.stringify(document)) > size) {
    const lists = Object.values(document).filter((value) => Array.isArray(value));
    lists.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]!.pop();
  }
  return document;
}
