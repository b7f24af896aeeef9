import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { bindPattern, toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

import { placeInList } from './placeInList.ts';
import { takesItem } from './takesItem.ts';

/** The other lists around an item that it can be moved into, in the order of the schema; full ones too. */
export function listsTaking(
  definition: Pick<ToolsetDefinition, 'schema' | 'manifest'>,
  content: ToolsetDocument,
  pointer: string,
): string[] {
  const { list } = placeInList(pointer);
  const from = toPattern(list);
  const item = getAt(content, pointer);
  return walkSchema(definition.schema).flatMap(({ pattern, node }) => {
    if (node.type !== 'array' || pattern === from || pattern === openQuestionsPointer) return [];
    const around = bindPattern(pattern, list);
    return !around.includes('*') && takesItem(definition, from, pattern, item) ? [around] : [];
  });
}
