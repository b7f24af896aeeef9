/** What a content was made from: for each dependency the id of the content that was read; one that was empty is absent. */
export type MadeFrom = Readonly<Record<string, string>>;

/** The ids of what a toolset holds; null where it holds no such content. */
export interface ContentIds {
  saved: string | null;
  draft: string | null;
}

/**
 * Which dependencies hold other content than when something was made from them.
 *
 * A batch makes toolsets from the unsaved draft of another. They are fresh while that draft waits, and stay so when it is
 * saved unchanged, because it keeps its id.
 *
 * @param madeFrom what was noted when the content was made
 * @param contentIdsOf what a dependency holds now
 * @returns ids of dependencies, in the order in which they were given
 */
export function staleBecause(
  madeFrom: MadeFrom,
  dependencies: readonly { id: string }[],
  contentIdsOf: (id: string) => ContentIds,
): string[] {
  return dependencies
    .filter(({ id }) => {
      const noted = madeFrom[id] ?? null;
      const { saved, draft } = contentIdsOf(id);
      return noted !== saved && (noted === null || noted !== draft);
    })
    .map(({ id }) => id);
}
