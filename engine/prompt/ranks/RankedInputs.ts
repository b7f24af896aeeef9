import { type JsonLength, jsonLengths } from '#engine/prompt/jsonLengths.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { type Rank, ranks } from './Rank.ts';
import type { RankedInput } from './RankedInput.ts';
import { rankLeaves, type RankedLeaf } from './rankLeaves.ts';

/** An input of which so much is left. */
export interface ShortenedInput {
  id: string;
  document: ToolsetDocument;
  /** How many items, or fields, were left out, by their pattern. */
  leftOut: Record<string, number>;
}

/** Characters of each rank, in all and left. */
export type ArrivedByRank = Record<Rank, { of: number; left: number }>;

/** The first entries of lists within items stay as long as the items do, so that each says something of everything. */
const firstWithinItems = 2;

/**
 * Inputs that are shortened to so many characters of JSON together, by worth and not by size: nothing of a rank is left
 * out while anything of a later one is there. Within a rank, what gives the frame goes before what the draft is made
 * from, the third and later entries of lists within items before items, and of each input the last items first, since
 * people put important ones first. Items that the team wrote go as a whole, what was found text by text; no text is
 * cut.
 */
export class RankedInputs {
  readonly #inputs: readonly RankedInput[];
  readonly #length: JsonLength;
  readonly #whole: ArrivedByRank;
  /** What is left out first comes first. */
  readonly #order: Placed[];
  /** Of each input the places of items that a field can refer to: they stay by their ids. */
  readonly #named: ReadonlySet<string>[];

  constructor(inputs: readonly RankedInput[]) {
    this.#inputs = inputs;
    this.#length = jsonLengths();
    const all = inputs.flatMap((input, number) =>
      rankLeaves(input).map((leaf): Placed => Object.assign(leaf, { number, isSubject: input.isSubject })),
    );
    this.#whole = byRank(() => ({ of: 0, left: 0 }));
    for (const { rank, size } of all) {
      this.#whole[rank].of += size;
      this.#whole[rank].left += size;
    }
    const named = inputs.map(() => new Set<string>());
    for (const { rank, pointer, number } of all)
      if (rank === 2 && pointer.endsWith('/id')) named[number]!.add(pointer.slice(0, -'/id'.length));
    this.#named = named;
    this.#order = all.sort(lastFirst);
  }

  /** The inputs in at most so many characters, where they can be; what is left of each rank, and of all. */
  shorten(budget: number): { inputs: ShortenedInput[]; arrived: ArrivedByRank; used: number } {
    const arrived = byRank((rank) => ({ ...this.#whole[rank] }));
    const gone = this.#inputs.map(() => new Set<string>());
    let results: ShortenedInput[] = this.#inputs.map(({ id, document }) => ({ id, document, leftOut: {} }));
    const used = () => results.reduce((sum, { document }) => sum + this.#length(document), 0);
    let next = 0;
    for (let left = used() - budget; left > 0 && next < this.#order.length; left = used() - budget) {
      while (left > 0 && next < this.#order.length) {
        const first = this.#order[next]!;
        do {
          const { number, pointer, rank, size } = this.#order[next]!;
          gone[number]!.add(pointer);
          arrived[rank].left -= size;
          left -= size;
          next += 1;
        } while (goesWith(first, this.#order[next]));
      }
      results = this.#inputs.map(({ id, document }, number) => ({
        id,
        ...without(document, gone[number]!, this.#named[number]!),
      }));
    }
    return { inputs: results, arrived, used: used() };
  }
}

function byRank(make: (rank: Rank) => { of: number; left: number }): ArrivedByRank {
  return Object.fromEntries(ranks.map((rank) => [rank, make(rank)])) as ArrivedByRank;
}

/** An item that the team wrote goes as a whole; what was found, text by text. */
function goesWith(first: Placed, other: Placed | undefined): boolean {
  return other?.number === first.number && other.group === first.group && other.rank === first.rank && first.rank > 2;
}

type Placed = RankedLeaf & { number: number; isSubject: boolean };

function lastFirst(one: Placed, other: Placed): number {
  return (
    other.rank - one.rank ||
    Number(one.isSubject) - Number(other.isSubject) ||
    beyondFirst(other) - beyondFirst(one) ||
    other.place - one.place ||
    other.number - one.number
  );
}

function beyondFirst({ inner }: Placed): number {
  return inner >= firstWithinItems ? inner : 0;
}

/** A document without some of its values, and without items and fields of which nothing is left. */
function without(
  document: ToolsetDocument,
  gone: ReadonlySet<string>,
  named: ReadonlySet<string>,
): Omit<ShortenedInput, 'id'> {
  if (gone.size === 0) return { document, leftOut: {} };
  const leftOut: Record<string, number> = {};
  const left = strip(document, '', leftOut) as ToolsetDocument | undefined;
  return { document: left ?? {}, leftOut };

  function strip(value: unknown, pointer: string, counts: Record<string, number>): unknown {
    if (typeof value !== 'object' || value === null) return gone.has(pointer) ? undefined : value;
    const within: Record<string, number> = {};
    const lost: string[] = [];
    const kept: [string, unknown][] = [];
    let isWhole = true;
    for (const [key, child] of Object.entries(value) as [string, unknown][]) {
      const place = pointer + formatPointer([key]);
      const stripped = strip(child, place, within);
      if (stripped !== child) isWhole = false;
      if (stripped !== undefined) kept.push([key, stripped]);
      else if (child !== undefined) lost.push(place);
    }
    if (kept.length === 0 || (kept.length === 1 && kept[0]![0] === 'id' && !named.has(pointer))) return undefined;
    if (isWhole) return value;
    for (const place of lost) count(counts, place);
    for (const [pattern, number] of Object.entries(within)) counts[pattern] = (counts[pattern] ?? 0) + number;
    return Array.isArray(value) ? kept.map(([, child]) => child) : Object.fromEntries(kept);
  }
}

function count(counts: Record<string, number>, pointer: string): void {
  // Without the signs of what nobody has confirmed, which are no part of a name.
  const pattern = toPattern(pointer).replaceAll('/?', '').replaceAll('?', '');
  counts[pattern] = (counts[pattern] ?? 0) + 1;
}
