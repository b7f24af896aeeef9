import { type JsonLength, jsonLengths } from '#engine/prompt/jsonLengths.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { RankedInput } from './RankedInput.ts';
import { type RankedLeaf, rankLeaves } from './rankLeaves.ts';

/** An input of which so much is left. */
export interface ShortenedInput {
  id: string;
  document: ToolsetDocument;
  /** How many items, or fields, were left out, by their pattern. */
  leftOut: Record<string, number>;
}

/** One input with the worth of its values, ranked once: drafts in several calls shorten it again and again. */
export class RankedDocument {
  readonly id: string;
  readonly isSubject: boolean;
  readonly leaves: readonly RankedLeaf[];
  readonly length: JsonLength = jsonLengths();
  readonly #root: Branch;
  readonly #document: ToolsetDocument;

  constructor(input: RankedInput) {
    this.id = input.id;
    this.isSubject = input.isSubject;
    this.leaves = rankLeaves(input);
    this.#document = input.document;
    this.#root = this.#grow();
  }

  /** @param gone 1 at the index of each leaf that is left out */
  without(gone: Uint8Array): ShortenedInput {
    const leftOut: Record<string, number> = {};
    const left = gone.includes(1) ? (strip(this.#root, gone, leftOut) as ToolsetDocument | undefined) : this.#document;
    return { id: this.id, document: left ?? {}, leftOut };
  }

  /** The document with the numbers of its leaves, which come in the same order. */
  #grow(): Branch {
    const { leaves } = this;
    let next = 0;
    return branch(this.#document, '');

    function branch(value: object, pointer: string): Branch {
      const from = next;
      const entries: Branch['entries'] = [];
      let isNamed = false;
      let isStable = true;
      for (const [key, child] of Object.entries(value) as [string, unknown][]) {
        const at = pointer + formatPointer([key]);
        if (child === undefined) {
          if (leaves[next]?.pointer === at) next += 1;
        } else if (typeof child === 'object' && child !== null) {
          const grown = branch(child, at);
          isStable &&= grown.isStable;
          entries.push([key, grown]);
        } else if (leaves[next]?.pointer === at) {
          // Items that a field can refer to stay by their ids.
          if (key === 'id' && leaves[next]!.rank === 2) isNamed = true;
          entries.push([key, next]);
          next += 1;
        } else {
          entries.push([key, null]);
        }
      }
      isStable &&= !isBare(entries, isNamed);
      return { value, pointer, entries, from, to: next, isNamed, isStable, patterns: new Map() };
    }
  }
}

/** An object or list with its values: those with a rank by their number, others, which stay, as null. */
interface Branch {
  value: object;
  pointer: string;
  entries: [key: string, child: Branch | number | null][];
  /** Numbers of the leaves within it. */
  from: number;
  to: number;
  isNamed: boolean;
  /** Whether it stays as it is where nothing of it is left out. */
  isStable: boolean;
  /** Of its values, once they are asked for. */
  patterns: Map<string, string>;
}

/** What is left of it, without items and fields of which nothing is. */
function strip(branch: Branch, gone: Uint8Array, counts: Record<string, number>): unknown {
  const first = gone.indexOf(1, branch.from);
  if (branch.isStable && (first === -1 || first >= branch.to)) return branch.value;
  const within: Record<string, number> = {};
  const lost: string[] = [];
  const kept: [string, unknown][] = [];
  let isWhole = true;
  for (const [key, child] of branch.entries) {
    const value = (branch.value as Record<string, unknown>)[key];
    const stripped =
      child === null
        ? value
        : typeof child === 'number'
          ? gone[child]
            ? undefined
            : value
          : strip(child, gone, within);
    if (stripped !== value) isWhole = false;
    if (stripped === undefined) lost.push(key);
    else kept.push([key, stripped]);
  }
  if (isBare(kept, branch.isNamed)) return undefined;
  if (isWhole) return branch.value;
  for (const key of lost) {
    const pattern = patternIn(branch, key);
    counts[pattern] = (counts[pattern] ?? 0) + 1;
  }
  for (const [pattern, number] of Object.entries(within)) counts[pattern] = (counts[pattern] ?? 0) + number;
  return Array.isArray(branch.value) ? kept.map(([, child]) => child) : Object.fromEntries(kept);
}

function isBare(entries: readonly [string, unknown][], isNamed: boolean): boolean {
  return entries.length === 0 || (entries.length === 1 && entries[0]![0] === 'id' && !isNamed);
}

/** Without the signs of what nobody has confirmed, which are no part of a name. */
function patternIn({ pointer, patterns }: Branch, key: string): string {
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const pattern = toPattern(pointer + formatPointer([key]))
    .replaceAll('/?', '')
    .replaceAll('?', '');
  patterns.set(key, pattern);
  return pattern;
}
