import type { MadeFrom } from './staleBecause.ts';
import type { ToolsetRegistry } from './ToolsetRegistry.ts';

/**
 * The content ids to store with content of a toolset: of the dependencies that it is made from, and of the toolsets
 * that can bring down a claim it was built on, which it need not depend on.
 *
 * @param contentIdOf the id of a toolset's content; null if it is empty
 */
export function noteMadeFrom(
  registry: ToolsetRegistry,
  toolset: string,
  contentIdOf: (id: string) => string | null,
): MadeFrom {
  const keys = [
    ...registry.dependenciesOf(toolset).map(({ id }) => [id, id] as const),
    ...registry.judges.filter((id) => id !== toolset).map((id) => [judgeKey(id), id] as const),
  ];
  return Object.fromEntries(
    keys.flatMap(([key, id]) => {
      const contentId = contentIdOf(id);
      return contentId === null ? [] : [[key, contentId]];
    }),
  );
}

/** The key of a judge beside the dependencies. */
export function judgeKey(toolset: string): string {
  return `judge:${toolset}`;
}

/** The contents of a toolset that others note, as a dependency or as a judge. */
export function notedContents(toolset: string, notes: Iterable<MadeFrom>): Set<string> {
  const noted = [...notes].flatMap((madeFrom) => [madeFrom[toolset], madeFrom[judgeKey(toolset)]]);
  return new Set(noted.filter((id) => id !== undefined));
}
