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
/** Of a budget, what is used well enough; closer would take longer than it is worth. */
const wellUsed = 0.85;
const mostHalvings = 6;
/** Characters of inputs that are left as they come: to measure more, again and again, would hold others up. */
const tooLong = 600_000;

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
  /** What is left out together is a step; where in that order each ends. */
  readonly #ends: readonly number[];
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
    this.#ends = endsOf(this.#order);
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
    // Of those that have lost something, or got it back, since.
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
    let taken = 0;
    const takeUpTo = (step: number) => {
      const isGone = Number(step > taken);
      const [from, to] = [this.#startOf(Math.min(taken, step)), this.#startOf(Math.max(taken, step))];
      for (const { number, index, leaf } of this.#order.slice(from, to)) {
        gone[number]![index] = isGone;
        changed.add(number);
        arrived[leaf.rank].left += isGone ? -leaf.size : leaf.size;
      }
      taken = step;
      return measured();
    };
    let result = measured();
    const halves = result.used > tooLong ? 0 : mostHalvings;
    let tooMuch = 0;
    while (result.used > budget && taken < this.#ends.length) {
      tooMuch = taken;
      result = takeUpTo(this.#stepsFor((result.used - budget) * this.#atOnce, taken));
    }
    // What goes with a value is not counted with it, so that too much may be gone.
    let enough = taken;
    for (let halvings = 0; halvings < halves && enough - tooMuch > 1; halvings += 1) {
      if (taken === enough && result.used >= budget * wellUsed) break;
      const middle = Math.floor((tooMuch + enough) / 2);
      result = takeUpTo(middle);
      if (result.used > budget) tooMuch = middle;
      else enough = middle;
    }
    if (taken !== enough) result = takeUpTo(enough);
    return { ...result, arrived };
  }

  /** Where so many steps lead from there, by the sizes of values alone. */
  #stepsFor(size: number, from: number): number {
    let step = from;
    for (let excess = size; excess > 0 && step < this.#ends.length; step += 1) {
      for (let at = this.#startOf(step); at < this.#ends[step]!; at += 1) excess -= this.#order[at]!.leaf.size;
    }
    return step;
  }

  #startOf(step: number): number {
    return step === 0 ? 0 : this.#ends[step - 1]!;
  }
}

/** Where what goes together ends. */
function endsOf(order: readonly Placed[]): number[] {
  const ends: number[] = [];
  for (let next = 0; next < order.length; ends.push(next)) {
    const first = order[next]!;
    do next += 1;
    while (goesWith(first, order[next]));
  }
  return ends;
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
