import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { readVerdict } from '#engine/evidence/readVerdict.ts';
import { unconfirmedSign } from '#engine/provenance/markUnconfirmed.ts';
import { formatPointer } from '#engine/schema/pointer.ts';

import type { Rank } from './Rank.ts';
import type { RankedInput } from './RankedInput.ts';

/** A single value of an input. */
export interface RankedLeaf {
  /** In the document as the model reads it. */
  pointer: string;
  rank: Rank;
  /** Characters of JSON, its name included. */
  size: number;
  /** 0 to 1: how far down the document its group begins. */
  place: number;
  /** Its number in the list that it is in, where that list is within an item of another. */
  inner: number;
  /** The outermost item that it is in; itself outside of lists. */
  group: string;
}

interface Place {
  pointer: string;
  pattern: string;
  name: string;
  isUnconfirmed: boolean;
  depth: number;
  inner: number;
  group: string | null;
  /** Of the source that it is in: its declaration, and whether it has been seen or heard. */
  source: { declared: ToolsetManifest['sources'][number]; isDone: boolean; at: string } | null;
  isMeasured: boolean;
  /** Whether more is known of the claim that it belongs to than that somebody assumes it. */
  isKnown: boolean;
}

const knownStates = new Set(['supported', 'contested', 'refuted']);

/**
 * The single values of an input with what each is worth to the draft; ids that nothing can refer to are none of them.
 */
export function rankLeaves(input: RankedInput): RankedLeaf[] {
  const leaves: RankedLeaf[] = [];
  const start = { pointer: '', pattern: '', name: '', depth: 0, inner: 0, group: null, source: null };
  visit(input.document, { ...start, isUnconfirmed: input.worth === 'draft', isMeasured: false, isKnown: false });
  const first = new Map<string, number>();
  for (const [index, leaf] of leaves.entries()) {
    if (!first.has(leaf.group)) first.set(leaf.group, index);
    leaf.place = first.get(leaf.group)! / leaves.length;
  }
  return leaves;

  function visit(value: unknown, at: Place): void {
    if (Array.isArray(value)) return visitList(value, at);
    if (typeof value === 'object' && value !== null) {
      const isKnown = at.isKnown || isKnownClaim(value, at.pattern, input.owner?.manifest);
      for (const [key, child] of Object.entries(value)) {
        const isUnconfirmed = at.isUnconfirmed || key.endsWith(unconfirmedSign);
        const name = key.endsWith(unconfirmedSign) ? key.slice(0, -1) : key;
        const pointer = at.pointer + formatPointer([key]);
        // An item as it was drafted stands under the sign alone.
        const pattern = name === '' ? at.pattern : at.pattern + formatPointer([name]);
        visit(child, { ...at, pointer, pattern, name, isUnconfirmed, isKnown });
      }
      return;
    }
    const rank = rankOf(value, at, input);
    if (rank === null) return;
    const size = (JSON.stringify(value)?.length ?? 0) + at.name.length + 4;
    const raised = input.raise?.(value, rank) ?? rank;
    leaves.push({ pointer: at.pointer, rank: raised, size, place: 0, inner: at.inner, group: at.group ?? at.pointer });
  }

  function visitList(items: readonly unknown[], at: Place): void {
    const manifest = input.owner?.manifest;
    const declared = manifest?.sources.find(({ list }) => list === at.pattern);
    const judged = manifest?.verdicts.find(({ list }) => list === at.pattern);
    for (const [index, item] of items.entries()) {
      const pointer = `${at.pointer}/${index}`;
      const pattern = `${at.pattern}/*`;
      const isDone = !declared?.done || declared.done.is.includes(String(property(item, declared.done.field)));
      const hasResult = judged?.result && typeof property(item, judged.result) === 'number';
      const isJudged = judged && readVerdict(judged, property(item, judged.verdict)) !== 'open';
      visit(item, {
        ...at,
        pointer,
        pattern,
        depth: at.depth + 1,
        inner: at.depth > 0 ? index : at.inner,
        group: at.group ?? pointer,
        source: declared ? { declared, isDone, at: pattern } : at.source,
        isMeasured: at.isMeasured || Boolean(hasResult || isJudged),
      });
    }
  }
}

/** Null for an id that nothing can refer to. */
function rankOf(value: unknown, at: Place, { owner, referable, worth }: RankedInput): Rank | null {
  const { pattern, name, source } = at;
  if (referable.has(pattern)) return 2;
  if (name === 'id') return null;
  if (at.isMeasured) return 1;
  if (source) return rankInSource(at, source);
  if (at.isKnown || isKnownClaim(value, pattern, owner?.manifest)) return 3;
  if (worth === 'planned') return 7;
  return at.isUnconfirmed ? 5 : 4;
}

function rankInSource(at: Place, { declared, isDone, at: item }: NonNullable<Place['source']>): Rank {
  const property = at.pattern.slice(item.length + 1).split('/', 1)[0]!;
  const isName = [declared.label, declared.person, declared.date, declared.done?.field].includes(property);
  if (!isDone) return isName ? 6 : 7;
  if (isName) return 1;
  if (declared.found && !declared.found.includes(property)) return 7;
  return at.isUnconfirmed ? 5 : 1;
}

function isKnownClaim(value: unknown, pattern: string, manifest: ToolsetManifest | undefined): boolean {
  const declared = manifest?.claims.find(({ field }) => field === pattern);
  if (!declared) return false;
  // A sentence carries it behind itself, where more is known than that it is assumed.
  if (typeof value === 'string') return value.endsWith(']') && knownStates.has(wordAfter(value, ' ['));
  const known = declared.evidence === undefined ? undefined : property(value, declared.evidence);
  return typeof known === 'string' && !known.startsWith('assumed');
}

/** Also where nobody has confirmed it. */
function property(item: unknown, name: string): unknown {
  if (typeof item !== 'object' || item === null) return undefined;
  const fields = item as Record<string, unknown>;
  return fields[name] ?? fields[name + unconfirmedSign] ?? property(fields[unconfirmedSign], name);
}

/** The first word behind the last place where a text has this mark. */
function wordAfter(text: string, mark: string): string {
  const [word = ''] = text.slice(text.lastIndexOf(mark) + mark.length, -1).split(' ', 1);
  return word;
}
