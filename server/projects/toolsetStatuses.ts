import { stepStatus } from '#engine/progress/stepStatus.ts';
import type { RelatedToolset, ToolsetStatus } from '#engine/protocol/project.ts';
import { staleBecause } from '#engine/registry/staleBecause.ts';
import type { Dependency, ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { Fallen } from './evidenceOf.ts';
import type { ProjectToolsetStates } from './ProjectToolsetStates.ts';

/** What the statuses of a project's toolsets are computed from. */
export interface StatusGrounds {
  states: ProjectToolsetStates;
  /** What states claims, or was built on them, that fell since it was saved. */
  fallen: readonly Fallen[];
}

/** The status of a toolset. Staleness is computed here, never stored. */
export function toolsetStatus(registry: ToolsetRegistry, { states, fallen }: StatusGrounds, id: string): ToolsetStatus {
  const dependencies = registry.dependenciesOf(id);
  const state = states.get(id);
  const { draftContentId = null, contentId = null, revision = 0 } = state ?? {};
  const { status, saved } = stepStatus({ saved: contentId, draft: draftContentId });
  const because =
    status === 'empty'
      ? []
      : staleBecause(state?.madeFrom ?? {}, dependencies, (dependency) => ({
          saved: states.get(dependency)?.contentId ?? null,
          draft: states.get(dependency)?.draftContentId ?? null,
          alike: states.get(dependency)?.alike ?? [],
        }));
  // Of what is saved: a draft is newer than the documents in which claims fell.
  const fell = status === 'saved' ? fallen.filter(({ toolset }) => toolset === id) : [];
  return {
    id,
    status,
    starter: state?.isStarter ?? false,
    ...(state?.isOfRound && { ofRound: true }),
    saved,
    revision,
    updatedAt: state?.updatedAt ?? null,
    hasUnconfirmed: state?.hasUnconfirmed ?? false,
    stale: because.length > 0 || fell.length > 0,
    staleBecause: because,
    fallen: fell.map(({ toolset: _toolset, judges: _judges, through: _through, ...told }) => told),
    missing: dependencies
      .filter(({ id: dependency, required }) => required && !states.get(dependency)?.contentId)
      .map(({ id: dependency }) => dependency),
  };
}

/** The same for dependencies or dependents, as listed beside a toolset. */
export function relatedStatuses(
  registry: ToolsetRegistry,
  grounds: StatusGrounds,
  related: readonly Dependency[],
): RelatedToolset[] {
  return related.map(({ id, required }) => {
    const { status, saved, starter, revision, stale } = toolsetStatus(registry, grounds, id);
    return { id, required, status, saved, starter, revision, stale };
  });
}
