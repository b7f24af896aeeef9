import type { Toolset } from '#engine/contract/Toolset.ts';
import { ownBinds } from '#engine/generation/resolveOwnReferences.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';

/**
 * The fields of each section that are written, in the order of the page; a section whose items others refer to by their
 * names comes before these. Open questions are none of them: they are for the end.
 *
 * @param isWritten whether a model writes the field.
 */
export function sectionsInOrder(toolset: Toolset, isWritten: (field: string) => boolean): string[][] {
  const left = toolset.ui.sections
    .map(({ fields }) => fields.filter((field) => field !== openQuestionsPointer && isWritten(field)))
    .filter((fields) => fields.length > 0);
  const binds = ownBinds(toolset);
  const waitsFor = (section: string[], other: string[]) =>
    section !== other && binds.some(({ field, list }) => isWithin(field, section) && isWithin(list, other));
  const ordered: string[][] = [];
  while (left.length > 0) {
    const free = left.findIndex((section) => !left.some((other) => waitsFor(section, other)));
    ordered.push(...left.splice(Math.max(0, free), 1));
  }
  return ordered;
}
