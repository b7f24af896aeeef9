import type { MadeFrom } from './staleBecause.ts';

/**
 * The dependencies' content ids to store with content that is made from them.
 *
 * @param contentIdOf the id of a dependency's content; null if it is empty
 */
export function noteMadeFrom(
  dependencies: readonly { id: string }[],
  contentIdOf: (id: string) => string | null,
): MadeFrom {
  return Object.fromEntries(
    dependencies.flatMap(({ id }) => {
      const contentId = contentIdOf(id);
      return contentId === null ? [] : [[id, contentId]];
    }),
  );
}
