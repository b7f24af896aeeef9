import type { MadeFrom } from './staleBecause.ts';

/**
 * What is noted beside a content about the dependencies that it is made from.
 *
 * @param contentIdOf the id of the content that is read of a dependency; null where that is empty
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
