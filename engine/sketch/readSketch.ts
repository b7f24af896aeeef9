import { parsePartialJson } from '#engine/generation/parsePartialJson.ts';
import { readAnswer } from '#engine/generation/readAnswer.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import { cutToSketch } from './cutToSketch.ts';
import type { Sketched } from './sketchedToolsets.ts';

/** What there is of a toolset in a sketch. */
export interface SketchedDocument {
  toolset: string;
  content: ToolsetDocument;
}

/**
 * The documents in an answer, also in one that is still being written: each cut to what its toolset takes, none without
 * content.
 */
export function readSketch(text: string, toolsets: readonly Sketched[], language: Language): SketchedDocument[] {
  const parsed = parsePartialJson(text);
  const answer = parsed.state === 'partial' || parsed.state === 'complete' ? parsed.value : null;
  if (typeof answer !== 'object' || answer === null) return [];
  return toolsets.flatMap((toolset) => {
    const { id } = toolset.manifest;
    const { document } = readAnswer((answer as Record<string, unknown>)[id], toolset, { partial: true, language });
    const content = cutToSketch(toolset, document);
    return hasContent(content, toolset.schema) ? [{ toolset: id, content }] : [];
  });
}
