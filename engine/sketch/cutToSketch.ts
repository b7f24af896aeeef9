import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { isSketched } from './isSketched.ts';
import type { Sketched } from './sketchedToolsets.ts';

/** What a sketch has of a document: its few fields, and no more items than it may have. */
export function cutToSketch(toolset: Sketched, document: ToolsetDocument): ToolsetDocument {
  return cut(document, '') as ToolsetDocument;

  function cut(value: unknown, at: string): unknown {
    if (Array.isArray(value))
      return value.slice(0, toolset.manifest.sketch.most[at]).map((item) => cut(item, `${at}/*`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, child]) =>
        isSketched(toolset, `${at}/${key}`) ? [[key, cut(child, `${at}/${key}`)]] : [],
      ),
    );
  }
}
