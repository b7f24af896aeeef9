import type { RelatedToolset, ToolsetState, ToolsetStatus } from '#engine/protocol/project.ts';

/** A toolset's state with newer statuses of those that it depends on, and that depend on it. */
export function withStatuses(server: ToolsetState, statuses: readonly ToolsetStatus[]): ToolsetState {
  const newer = new Map(statuses.map((each) => [each.id, each]));
  const update = (related: RelatedToolset): RelatedToolset => {
    const { status, saved, stale, revision } = newer.get(related.id) ?? related;
    return { ...related, status, saved, stale, revision };
  };
  return {
    ...server,
    dependencies: server.dependencies.map(update),
    dependents: server.dependents.map(update),
    missing: newer.get(server.id)?.missing ?? server.missing,
  };
}
