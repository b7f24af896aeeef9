import type { JsonLength } from '#engine/prompt/jsonLengths.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { type Rank, ranks } from './Rank.ts';
import type { RankedInput } from './RankedInput.ts';
import { rankLeaves, type RankedLeaf } from './rankLeaves.ts';

/** An input of which so much is left. */
export interface ShortenedInput {
  document: ToolsetDocument;
  /** How many items, or fields, were left out, by their pattern. */
  leftOut: Record<string, number>;
}

/** Characters of each rank, in all and left. */
export type ArrivedByRank = Record<Rank, { of: number; left: number }>;

/** The first entries of lists within items stay as long as the items do, so that each says something of everything. */
const firstWithinItems = 2;

/**
 * Shortens inputs to so many characters of JSON together, by worth and not by size: nothing of a rank is left out while
 * anything of a later one is there. Within a rank, what gives the frame goes before what the draft is made from, the
 * third and later entries of lists within items before items, and of each input the last items first, since people put
 * important ones first. Items that the team wrote go as a whole, what was found text by text; no text is cut.
 *
 * @param length measures; whoever shortens the same inputs again passes the same.
 */
export function shortenByRank(
  inputs: readonly RankedInput[],
  budget: number,
  length: JsonLength,
): { inputs: ShortenedInput[]; arrived: ArrivedByRank } {
  const all = inputs.flatMap((input, number) => rankLeaves(input).map((leaf) => ({ ...leaf, number, input })));
  const arrived = Object.fromEntries(ranks.map((rank) => [rank, { of: 0, left: 0 }])) as ArrivedByRank;
  for (const { rank, size } of all) {
    arrived[rank].of += size;
    arrived[rank].left += size;
  }
  let results: ShortenedInput[] = inputs.map(({ document }) => ({ document, leftOut: {} }));
  const sizeOf = () => results.reduce((sum, { document }) => sum + length(document), 0);
  let excess = sizeOf() - budget;
  if (excess <= 0) return { inputs: results, arrived };

  const order = all.toSorted(lastFirst);
  const gone = inputs.map(() => new Set<string>());
  for (let next = 0; excess > 0 && next < order.length; excess = sizeOf() - budget) {
    let left = excess;
    for (let leaf = order[next]; leaf && left > 0; leaf = order[next]) {
      // An item that the team wrote goes as a whole; what was found, text by text.
      const isTogether = (other: typeof leaf | undefined) =>
        other?.number === leaf!.number && other.group === leaf!.group && other.rank === leaf!.rank && leaf!.rank > 2;
      do {
        const each = order[next]!;
        gone[each.number]!.add(each.pointer);
        arrived[each.rank].left -= each.size;
        left -= each.size;
        next += 1;
      } while (isTogether(order[next]));
    }
    results = inputs.map(({ document, referable }, number) => without(document, gone[number]!, referable));
  }
  return { inputs: results, arrived };
}

type Placed = RankedLeaf & { number: number; input: RankedInput };

/** What is left out first comes first. */
function lastFirst(one: Placed, other: Placed): number {
  return (
    other.rank - one.rank ||
    Number(one.input.isSubject) - Number(other.input.isSubject) ||
    beyondFirst(other) - beyondFirst(one) ||
    other.place - one.place ||
    other.number - one.number
  );
}

function beyondFirst({ inner }: Placed): number {
  return inner >= firstWithinItems ? inner : 0;
}

/** A document without some of its values, and without items and fields of which nothing is left. */
function without(document: ToolsetDocument, gone: ReadonlySet<string>, referable: ReadonlySet<string>): ShortenedInput {
  if (gone.size === 0) return { document, leftOut: {} };
  const leftOut: Record<string, number> = {};
  const left = strip(document, '', leftOut) as ToolsetDocument | undefined;
  return { document: left ?? {}, leftOut };

  function strip(value: unknown, pointer: string, counts: Record<string, number>): unknown {
    if (typeof value !== 'object' || value === null) return gone.has(pointer) ? undefined : value;
    const lost: string[] = [];
    let isWhole = true;
    const within: Record<string, number> = {};
    const entries = Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
      const place = pointer + formatPointer([key]);
      const stripped = strip(child, place, within);
      if (stripped !== child) isWhole = false;
      if (stripped === undefined && child !== undefined) lost.push(place);
      return stripped === undefined ? [] : [[key, stripped] as const];
    });
    const isNamed = referable.has(toPattern(`${pointer}/id`));
    if (entries.every(([key]) => key === 'id' && !isNamed)) return undefined;
    if (isWhole) return value;
    for (const place of lost) count(counts, place);
    for (const [pattern, number] of Object.entries(within)) counts[pattern] = (counts[pattern] ?? 0) + number;
    return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
  }
}

function count(counts: Record<string, number>, pointer: string): void {
  // Without the signs of what nobody has confirmed, which are no part of a name.
  const pattern = toPattern(pointer).replaceAll('/?', '').replaceAll('?', '');
  counts[pattern] = (counts[pattern] ?? 0) + 1;
}
