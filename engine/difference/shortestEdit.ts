/** A run of a sequence that both versions have, or only one of them. */
export interface Run {
  kind: 'same' | 'removed' | 'added';
  items: string[];
}

/**
 * With more differences than this, the search ends and everything between the ends that are alike counts as replaced.
 */
const mostEdits = 400;

/**
 * The shortest way from one sequence to another: the greedy algorithm of Myers (An O(ND) Difference Algorithm and Its
 * Variations, 1986), after what is alike at both ends has been set aside.
 */
export function shortestEdit(before: readonly string[], after: readonly string[]): Run[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const old = before.slice(start, before.length - end);
  const young = after.slice(start, after.length - end);
  const runs: Run[] = [];
  add(runs, 'same', before.slice(0, start));
  for (const { kind, items } of search(old, young)) add(runs, kind, items);
  add(runs, 'same', before.slice(before.length - end));
  return runs;
}

function search(old: readonly string[], young: readonly string[]): Run[] {
  const replaced: Run[] = [
    { kind: 'removed', items: [...old] },
    { kind: 'added', items: [...young] },
  ];
  if (old.length === 0 || young.length === 0) return replaced;
  // By diagonal: how far into `old` one gets with so many edits.
  const reach = new Map([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let edits = 0; edits <= mostEdits; edits += 1) {
    trace.push(new Map(reach));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let at = comesFromAbove(reach, diagonal, edits) ? reach.get(diagonal + 1)! : reach.get(diagonal - 1)! + 1;
      while (at < old.length && at - diagonal < young.length && old[at] === young[at - diagonal]) at += 1;
      reach.set(diagonal, at);
      if (at >= old.length && at - diagonal >= young.length) return walkBack(old, young, trace);
    }
  }
  return replaced;
}

function comesFromAbove(reach: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean {
  if (diagonal === -edits) return true;
  return diagonal !== edits && reach.get(diagonal - 1)! < reach.get(diagonal + 1)!;
}

function walkBack(old: readonly string[], young: readonly string[], trace: readonly Map<number, number>[]): Run[] {
  const backwards: Run[] = [];
  let [x, y] = [old.length, young.length];
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const reach = trace[edits]!;
    const diagonal = x - y;
    const isAdded = comesFromAbove(reach, diagonal, edits);
    const from = isAdded ? diagonal + 1 : diagonal - 1;
    const fromX = reach.get(from)!;
    const fromY = fromX - from;
    while (x > Math.max(fromX, 0) && y > Math.max(fromY, 0)) {
      backwards.push({ kind: 'same', items: [old[x - 1]!] });
      x -= 1;
      y -= 1;
    }
    if (edits === 0) break;
    backwards.push(isAdded ? { kind: 'added', items: [young[y - 1]!] } : { kind: 'removed', items: [old[x - 1]!] });
    [x, y] = [fromX, fromY];
  }
  return backwards.toReversed();
}

function add(runs: Run[], kind: Run['kind'], items: readonly string[]): void {
  if (items.length === 0) return;
  const last = runs.at(-1);
  if (last?.kind === kind) for (const item of items) last.items.push(item);
  else runs.push({ kind, items: [...items] });
}
