import type { Toolset } from '#engine/contract/Toolset.ts';
import { saysNothing } from '#engine/schema/equalIgnoringBlanks.ts';
import { openQuestions } from '#engine/schema/openQuestions.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Depth } from './contracts/depthContract.ts';
import { topicsOf } from './topicsOf.ts';

/** What decides how deep a document goes; ids of depths. */
export interface DepthGrounds {
  /** By the team. */
  chosen?: string | undefined;
  /** By the path that the project takes. */
  ofPath?: string | undefined;
}

/**
 * How deep a document goes: as the team has chosen, else as the path says, else as the folder begins. A document that
 * holds more than that goes as deep as can be, so that it stays as people know it. undefined: the folder has no depths.
 */
export function findDepth(
  { schema, ui: { depths = [] } }: Pick<Toolset, 'schema' | 'ui'>,
  { chosen, ofPath }: DepthGrounds,
  content: ToolsetDocument | null,
): Depth | undefined {
  const withId = (id: string | undefined) => depths.find((depth) => depth.id === id);
  const wanted = withId(chosen);
  if (wanted) return wanted;
  const begun = withId(ofPath) ?? depths.find(({ begins }) => begins);
  return begun && !isExceeded(schema, begun, content ?? {}) ? begun : depths.at(-1);
}

function isExceeded(schema: Toolset['schema'], { fields, choose }: Depth, content: ToolsetDocument): boolean {
  const isBeyond = (name: string) => name !== openQuestions && !fields?.includes(`/${name}`);
  if (fields && Object.keys(content).some((name) => isBeyond(name) && !saysNothing(content[name]))) return true;
  if (!choose) return false;
  return topicsOf(schema, choose.topics).filter((topic) => !saysNothing(getAt(content, topic))).length > choose.most;
}
