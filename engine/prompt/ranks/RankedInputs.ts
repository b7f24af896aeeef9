import { type Rank, ranks } from './Rank.ts';
import type { RankedDocument, ShortenedInput } from './RankedDocument.ts';
import type { RankedLeaf } from './rankLeaves.ts';

/** Characters of each rank, in all and left. */
export type ArrivedByRank = Record<Rank, { of: number; left: number }>;

/** What is left of inputs; of each rank, and in all. */
export interface ShortenedInputs {
  inputs: readonly ShortenedInput[];
  arrived: ArrivedByRank;
  used: number;
}

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
  readonly #inputs: readonly RankedDocument[];
  readonly #whole: ArrivedByRank;
  /** What is left out first comes first. */
  readonly #order: Placed[];
  readonly #atOnce: number;
  readonly #shortened = new Map<number, ShortenedInputs>();

  /**
   * @param atOnce of what is too much, the share that is left out before it is measured again. What goes with a value
   *   (brackets, ids) is not counted with it, so that of very long inputs too much would be left out at once.
   */
  constructor(inputs: readonly RankedDocument[], atOnce = 1) {
    this.#inputs = inputs;
    this.#atOnce = atOnce;
    this.#whole = byRank(() => ({ of: 0, left: 0 }));
    this.#order = inputs
      .flatMap(({ leaves, isSubject }, number) =>
        leaves.map((leaf, index): Placed => ({ leaf, index, number, isSubject })),
      )
      .sort(lastFirst);
    for (const { leaf } of this.#order) {
      this.#whole[leaf.rank].of += leaf.size;
      this.#whole[leaf.rank].left += leaf.size;
    }
  }

  /** The inputs in at most so many characters, where they can be; what is left of each rank, and of all. */
  shorten(budget: number): ShortenedInputs {
    const known = this.#shortened.get(budget) ?? this.#shorten(budget);
    this.#shortened.set(budget, known);
    return known;
  }

  #shorten(budget: number): ShortenedInputs {
    const arrived = byRank((rank) => ({ ...this.#whole[rank] }));
    const gone = this.#inputs.map(({ leaves }) => new Uint8Array(leaves.length));
    const left: { input: ShortenedInput; length: number }[] = [];
    // Of those that have lost something since.
    const changed = new Set(this.#inputs.keys());
    const measured = () => {
      for (const number of changed) {
        const ranked = this.#inputs[number]!;
        const input = ranked.without(gone[number]!);
        left[number] = { input, length: ranked.length(input.document) };
      }
      changed.clear();
      return { inputs: left.map(({ input }) => input), used: left.reduce((sum, { length }) => sum + length, 0) };
    };
    let result = measured();
    let next = 0;
    while (result.used > budget && next < this.#order.length) {
      for (let excess = (result.used - budget) * this.#atOnce; excess > 0 && next < this.#order.length;) {
        const first = this.#order[next]!;
        do {
          const { number, index, leaf } = this.#order[next]!;
          gone[number]![index] = 1;
          changed.add(number);
          arrived[leaf.rank].left -= leaf.size;
          excess -= leaf.size;
          next += 1;
        } while (goesWith(first, this.#order[next]));
      }
      result = measured();
    }
    return { ...result, arrived };
  }
}

function byRank(make: (rank: Rank) => { of: number; left: number }): ArrivedByRank {
  return Object.fromEntries(ranks.map((rank) => [rank, make(rank)])) as ArrivedByRank;
}

/** A leaf with its number in its input, and that input's. */
interface Placed {
  leaf: RankedLeaf;
  index: number;
  number: number;
  isSubject: boolean;
}

/** An item that the team wrote goes as a whole; what was found, text by text. */
function goesWith({ leaf: { rank, group }, number }: Placed, other: Placed | undefined): boolean {
  return rank > 2 && other?.number === number && other.leaf.group === group && other.leaf.rank === rank;
}

function lastFirst(one: Placed, other: Placed): number {
  return (
    other.leaf.rank - one.leaf.rank ||
    Number(one.isSubject) - Number(other.isSubject) ||
    beyondFirst(other.leaf) - beyondFirst(one.leaf) ||
    other.leaf.place - one.leaf.place ||
    other.number - one.number
  );
}

function beyondFirst({ inner }: RankedLeaf): number {
  return inner >= firstWithinItems ? inner : 0;
}
