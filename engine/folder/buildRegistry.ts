import type { Toolset } from '#engine/contract/Toolset.ts';
import { comparePathOrder } from '#engine/registry/comparePathOrder.ts';
import { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import { checkGraph } from './checkGraph.ts';
import type { Fault } from './Fault.ts';

/** The registry of the valid toolsets, and the faults of those left out. */
export interface BuiltRegistry {
  registry: ToolsetRegistry;
  faults: Fault[];
}

/**
 * Builds a registry. A toolset with a repeated id, a missing dependency, a dependency cycle, a dependency later on the
 * path or a binding to a missing list is left out with its faults, and so are its dependents.
 */
export function buildRegistry(toolsets: readonly Toolset[]): BuiltRegistry {
  const faults: Fault[] = [];
  let remaining: Toolset[] = [];
  for (const toolset of toolsets) {
    const { id } = toolset.manifest;
    if (remaining.some(({ manifest }) => manifest.id === id)) {
      faults.push({ toolset: id, file: 'toolset.json', pointer: '/id', message: 'another folder has the same id' });
    } else remaining.push(toolset);
  }
  for (;;) {
    const found = checkGraph(remaining);
    if (found.length === 0) break;
    for (const fault of found) faults.push(fault);
    const refused = new Set(found.map(({ toolset }) => toolset));
    remaining = remaining.filter(({ manifest }) => !refused.has(manifest.id));
  }
  return { registry: new ToolsetRegistry(remaining.toSorted(comparePathOrder)), faults };
}
