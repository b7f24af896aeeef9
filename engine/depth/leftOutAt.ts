import type { Toolset } from '#engine/contract/Toolset.ts';
import { saysNothing } from '#engine/schema/equalIgnoringBlanks.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Depth } from './contracts/depthContract.ts';
import { topicsOf } from './topicsOf.ts';

/**
 * JSON pointers of what a depth leaves out of a document: top-level fields, or topics that nobody has chosen. Never
 * what says something.
 */
export function leftOutAt(
  { schema }: Pick<Toolset, 'schema'>,
  depth: Depth | undefined,
  content: ToolsetDocument,
  chosen: readonly string[] = [],
): string[] {
  return beyondDepth(schema, depth).filter(
    (pointer) => !chosen.includes(pointer) && saysNothing(getAt(content, pointer)),
  );
}

/** The same of a document in which nothing is. */
function beyondDepth(schema: Toolset['schema'], depth: Depth | undefined): string[] {
  const { fields, choose } = depth ?? {};
  const left = fields
    ? Object.keys(schema.properties)
        .map((name) => `/${name}`)
        .filter((field) => field !== openQuestionsPointer && !fields.includes(field))
    : [];
  return choose ? [...left, ...topicsOf(schema, choose.topics)] : left;
}
