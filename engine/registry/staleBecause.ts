/** The content ids of the dependencies something was made from; empty dependencies are absent. */
export type MadeFrom = Readonly<Record<string, string>>;

/** Ids of a toolset's saved content and draft; null without one. */
export interface ContentIds {
  saved: string | null;
  draft: string | null;
  /** Contents of before that count as the saved one: what was made from them is not outdated, or told so later. */
  alike?: readonly string[];
}

/**
 * The dependencies whose content has changed since something was made from them.
 *
 * Within a batch, toolsets are made from unsaved drafts. They are fresh while such a draft is pending, and stay so when
 * it is saved unchanged, since it keeps its id.
 *
 * @param madeFrom the ids stored with the content @param contentIdsOf a dependency's present ids @returns ids of
 * dependencies, in the given order
 */
export function staleBecause(
  madeFrom: MadeFrom,
  dependencies: readonly { id: string }[],
  contentIdsOf: (id: string) => ContentIds,
): string[] {
  return dependencies
    .filter(({ id }) => {
      const noted = madeFrom[id] ?? null;
      const { saved, draft, alike = [] } = contentIdsOf(id);
      return noted !== saved && (noted === null || (noted !== draft && !alike.includes(noted)));
    })
    .map(({ id }) => id);
}
