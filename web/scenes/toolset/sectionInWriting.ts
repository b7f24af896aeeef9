import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

export interface SectionInWriting {
  id: string;
  /** Starts at 1. */
  place: number;
  count: number;
}

/** Progress of a draft: the last of the requested sections that has content; null while none has. */
export function sectionInWriting(
  { ui }: Pick<ToolsetDefinition, 'ui'>,
  streamed: ToolsetDocument,
  only: readonly string[] | null,
): SectionInWriting | null {
  const isWanted = (field: string) => !only || only.some((pointer) => `${pointer}/`.startsWith(`${field}/`));
  // Open questions come at the end of every draft.
  const sections = ui.sections.filter(({ id, fields }) => id !== openQuestions && fields.some(isWanted));
  const last = sections.findLastIndex(({ fields }) => fields.some((field) => field.slice(1) in streamed));
  const section = sections[last];
  return section ? { id: section.id, place: last + 1, count: sections.length } : null;
}
