import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Depth } from '#engine/depth/contracts/depthContract.ts';
import { topicsOf } from '#engine/depth/topicsOf.ts';
import { getAt, parsePointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** How deep a draft goes. */
export interface DraftDepth {
  depth: Depth;
  /** Pointers of topics that the team has chosen. */
  topics: readonly string[];
}

/**
 * What a model is told of how deep the document goes: its folder's own words, how long lists become that are not longer
 * already, how many topics are chosen. Of a folder with depths, the last one holds where none is given.
 */
export function describeDepth(
  { schema, ui }: Pick<Toolset, 'schema' | 'ui'>,
  given: DraftDepth | undefined,
  present: ToolsetDocument,
): string {
  const { prompt, most, choose } = given?.depth ?? ui.depths?.at(-1) ?? {};
  const isLonger = (field: string, count: number) => {
    const list = getAt(present, field);
    return Array.isArray(list) && list.length > count;
  };
  const lengths = Object.entries(most ?? {})
    .filter(([field, count]) => !isLonger(field, count))
    .map(([field, count]) => `${count} \`${nameOf(field)}\``);
  const told = [
    prompt,
    lengths.length > 0 && `At most ${lengths.join(', ')}; where a rule above allows more, this holds.`,
    choose && describeChoice(topicsOf(schema, choose.topics), choose, given?.topics ?? []),
  ].filter(Boolean);
  return told.length === 0 ? '' : ['## How deep this document goes', told.join('\n\n')].join('\n\n');
}

function describeChoice(
  all: readonly string[],
  { least, most }: NonNullable<Depth['choose']>,
  chosen: readonly string[],
): string {
  const names = chosen.map((topic) => `\`${parsePointer(topic).join('.')}\``).join(', ');
  if (chosen.length >= least)
    return `The team has chosen these topics: ${names}. Write them and those that hold something already; every value of the others is null.`;
  return [
    `Of the ${all.length} topics choose at least ${least} and at most ${most}, in all groups together, those that hold something already among them; every value of the others is null.`,
    names && `The team has chosen these already: ${names}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const nameOf = (field: string) => parsePointer(field)[0] ?? '';
