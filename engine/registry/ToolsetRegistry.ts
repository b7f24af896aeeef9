import type { Toolset } from '#engine/contract/Toolset.ts';
import { ToolsetNotFoundError } from '#engine/errors/ToolsetNotFoundError.ts';

/** A declared dependency, from the view of either toolset. */
export interface Dependency {
  id: string;
  required: boolean;
}

/** All valid toolsets in path order; immutable. Created by {@link buildRegistry}. */
export class ToolsetRegistry {
  /** By stage, then by `order`, then by id. */
  readonly toolsets: readonly Toolset[];
  readonly #byId: ReadonlyMap<string, Toolset>;
  readonly #dependencies: ReadonlyMap<string, readonly Dependency[]>;
  readonly #dependents: ReadonlyMap<string, readonly Dependency[]>;

  constructor(inPathOrder: readonly Toolset[]) {
    this.toolsets = inPathOrder;
    this.#byId = new Map(inPathOrder.map((toolset) => [toolset.manifest.id, toolset]));
    const ids = inPathOrder.map(({ manifest }) => manifest.id);
    this.#dependencies = new Map(
      inPathOrder.map(({ manifest: { id, dependsOn } }) => [
        id,
        dependsOn.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      ]),
    );
    const dependents = new Map<string, Dependency[]>(inPathOrder.map(({ manifest }) => [manifest.id, []]));
    for (const { manifest } of inPathOrder) {
      for (const { id, required } of manifest.dependsOn) dependents.get(id)?.push({ id: manifest.id, required });
    }
    this.#dependents = dependents;
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** The toolset with this id. @throws ToolsetNotFoundError */
  get(id: string): Toolset {
    const toolset = this.#byId.get(id);
    if (!toolset) throw new ToolsetNotFoundError(id);
    return toolset;
  }

  /** The toolset's dependencies, in path order. */
  dependenciesOf(id: string): readonly Dependency[] {
    return this.#dependencies.get(this.get(id).manifest.id) ?? [];
  }

  /** The toolsets that depend on this one, in path order. */
  dependentsOf(id: string): readonly Dependency[] {
    return this.#dependents.get(this.get(id).manifest.id) ?? [];
  }

  /** The toolsets whose documents can bring down a claim: those with sources, with tests, or with results of these. */
  get judges(): readonly string[] {
    return this.toolsets
      .filter(({ manifest: { sources, hypotheses, verdicts } }) =>
        [sources, hypotheses, verdicts].some((declared) => declared.length > 0),
      )
      .map(({ manifest }) => manifest.id);
  }

  /** The toolsets of the set-up stage, whose content is part of every prompt. */
  get setup(): readonly Toolset[] {
    return this.toolsets.filter(({ manifest }) => manifest.stage === 'setup');
  }
}
