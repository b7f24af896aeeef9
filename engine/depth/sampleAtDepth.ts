import type { Toolset } from '#engine/contract/Toolset.ts';
import { saysNothing } from '#engine/schema/equalIgnoringBlanks.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Depth } from './contracts/depthContract.ts';
import { leftOutAt } from './leftOutAt.ts';
import { topicsOf } from './topicsOf.ts';

/**
 * As much of an example, or of a starter, as a depth has: its fields with lists as long as they are drafted, or as many
 * topics as are chosen at most, those that somebody chose first, else some of each group.
 *
 * @param content which is there already
 */
export function sampleAtDepth(
  definition: Pick<Toolset, 'schema'>,
  depth: Depth | undefined,
  sample: ToolsetDocument,
  { content = {}, chosen = [] }: { content?: ToolsetDocument; chosen?: readonly string[] } = {},
): ToolsetDocument {
  const { choose, most = {} } = depth ?? {};
  const wanted = choose ? [...chosen, ...someOf(definition, choose, sample, content, chosen)] : [];
  const left = leftOutAt(definition, depth, content, wanted);
  const taken = left.reduce<ToolsetDocument>(
    (rest, pointer) => (getAt(rest, pointer) === undefined ? rest : setAt(rest, pointer, undefined)),
    sample,
  );
  return Object.entries(most).reduce((rest, [pointer, count]) => {
    const list = getAt(rest, pointer);
    return Array.isArray(list) && list.length > count ? setAt(rest, pointer, list.slice(0, count)) : rest;
  }, taken);
}

/** Topics of the sample that fill up what is chosen: the first of each group, then the second of each. */
function someOf(
  { schema }: Pick<Toolset, 'schema'>,
  { topics, most, least }: NonNullable<Depth['choose']>,
  sample: ToolsetDocument,
  content: ToolsetDocument,
  chosen: readonly string[],
): string[] {
  if (chosen.length >= least) return [];
  const all = topicsOf(schema, topics);
  const isIn = (document: ToolsetDocument, pointer: string) => !saysNothing(getAt(document, pointer));
  const there = all.filter((pointer) => chosen.includes(pointer) || isIn(content, pointer));
  const free = all.filter((pointer) => !there.includes(pointer) && isIn(sample, pointer));
  const rankOf = (pointer: string) => {
    const group = pointer.slice(0, pointer.lastIndexOf('/'));
    return free.filter((other) => isWithin(other, [group])).indexOf(pointer);
  };
  return free.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, Math.max(0, most - there.length));
}
