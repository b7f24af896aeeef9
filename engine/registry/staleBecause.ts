/** What staleness needs to know of a dependency. */
export interface DependencyState {
  /** How often it was saved; 0 = never. */
  revision: number;
  /** Whether a draft waits to be saved or thrown away. */
  hasDraft: boolean;
}

/**
 * Which dependencies changed since a toolset's content was made, by their revisions.
 *
 * A batch makes a toolset from the unsaved draft of another, and notes the revision which that draft will have once saved:
 * one more than now. This counts as fresh for as long as the draft waits.
 *
 * @param madeFrom the revisions noted when the content was made; a dependency that is not named had none.
 */
export function staleBecause(
  madeFrom: Readonly<Record<string, number>>,
  dependencies: readonly { id: string }[],
  stateOf: (id: string) => DependencyState,
): string[] {
  return dependencies
    .filter(({ id }) => {
      const { revision, hasDraft } = stateOf(id);
      const made = madeFrom[id] ?? 0;
      return made !== revision && !(hasDraft && made === revision + 1);
    })
    .map(({ id }) => id);
}
