import type { RelatedToolset, ToolsetStatus } from '#engine/protocol/project.ts';
import { staleBecause } from '#engine/registry/staleBecause.ts';
import type { Dependency, ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { ProjectToolsetState } from '../database/repositories/projectToolsetStates.ts';

export type ProjectToolsetStates = ReadonlyMap<string, ProjectToolsetState>;

/** The status of a toolset. Staleness is computed here, never stored. */
export function toolsetStatus(registry: ToolsetRegistry, states: ProjectToolsetStates, id: string): ToolsetStatus {
  const dependencies = registry.dependenciesOf(id);
  const state = states.get(id);
  const { draftContentId = null, revision = 0 } = state ?? {};
  const status = draftContentId ? 'generated' : revision > 0 ? 'saved' : 'empty';
  const because =
    status === 'empty'
      ? []
      : staleBecause(state?.madeFrom ?? {}, dependencies, (dependency) => ({
          saved: states.get(dependency)?.contentId ?? null,
          draft: states.get(dependency)?.draftContentId ?? null,
        }));
  return {
    id,
    status,
    revision,
    updatedAt: state?.updatedAt ?? null,
    stale: because.length > 0,
    staleBecause: because,
    missing: dependencies
      .filter(({ id: dependency, required }) => required && (states.get(dependency)?.revision ?? 0) === 0)
      .map(({ id: dependency }) => dependency),
  };
}

/** The same for dependencies or dependents, as listed beside a toolset. */
export function relatedStatuses(
  registry: ToolsetRegistry,
  states: ProjectToolsetStates,
  related: readonly Dependency[],
): RelatedToolset[] {
  return related.map(({ id, required }) => {
    const { status, revision, stale } = toolsetStatus(registry, states, id);
    return { id, required, status, revision, stale };
  });
}
