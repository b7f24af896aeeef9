/**
 * The cycles of a directed graph, each as the list of its nodes, found by depth-first search. Every node in any cycle
 * is in at least one of those returned; edges to unknown nodes are ignored.
 */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const covered = new Set<string>();
  for (const start of edges.keys()) {
    if (covered.has(start)) continue;
    const cycle = pathBackTo(start, edges);
    if (!cycle) continue;
    cycles.push(cycle);
    for (const node of cycle) covered.add(node);
  }
  return cycles;
}

function pathBackTo(start: string, edges: ReadonlyMap<string, readonly string[]>): string[] | null {
  const visited = new Set<string>();
  return search(start, [start]);

  function search(node: string, path: string[]): string[] | null {
    for (const next of edges.get(node) ?? []) {
      if (next === start) return path;
      if (visited.has(next)) continue;
      visited.add(next);
      const found = search(next, [...path, next]);
      if (found) return found;
    }
    return null;
  }
}
