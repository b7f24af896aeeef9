import type { Toolset } from '#engine/contract/Toolset.ts';
import { notForModel } from '#engine/fields/notForModel.ts';
import { findLocked } from '#engine/locks/findLocked.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import type { ProjectToolsetRow } from '#server/database/repositories/projectToolsets.ts';

type Content = Pick<ProjectToolsetRow, 'content' | 'draft' | 'locks'>;

/** Those of some fields, JSON pointers into the present content, that may be written. */
export function withoutLocked(row: Content | undefined, fields: readonly string[]): string[] {
  const locked = findLocked(row?.draft?.content ?? row?.content, row?.locks ?? []);
  return fields.filter((field) => !isWithin(field, locked));
}

/** Whether nothing of a toolset may be written but the open questions. */
export function isWhollyLocked(toolset: Toolset, row: Content | undefined): boolean {
  const isLeftToPeople = notForModel(toolset);
  const fields = Object.keys(toolset.schema.properties)
    .map((key) => `/${key}`)
    .filter((field) => field !== openQuestionsPointer && !isLeftToPeople(field));
  return withoutLocked(row, fields).length === 0;
}
