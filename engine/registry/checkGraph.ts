import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { Fault } from '#engine/toolset/Fault.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';

import { findCycles } from './findCycles.ts';
import { comparePathOrder } from './comparePathOrder.ts';

/** Faults between toolsets: missing and circular dependencies, wrong order, bindings to lists that do not exist. */
export function checkGraph(toolsets: readonly Toolset[]): Fault[] {
  const faults: Fault[] = [];
  const byId = new Map(toolsets.map((toolset) => [toolset.manifest.id, toolset]));
  const report = (toolset: string, pointer: string, message: string) =>
    faults.push({ toolset, file: 'toolset.json', pointer, message });

  const cycles = findCycles(
    new Map(toolsets.map(({ manifest }) => [manifest.id, manifest.dependsOn.map((d) => d.id)])),
  );
  for (const cycle of cycles) {
    for (const id of cycle) report(id, '/dependsOn', `stands in a cycle: ${[...cycle, cycle[0]].join(' → ')}`);
  }
  const inCycle = new Set(cycles.flat());

  for (const toolset of toolsets) {
    const { id, dependsOn, binds } = toolset.manifest;
    dependsOn.forEach((dependency, index) => {
      const other = byId.get(dependency.id);
      const at = `/dependsOn/${index}/id`;
      if (!other) report(id, at, `there is no sound toolset "${dependency.id}"`);
      else if (comparePathOrder(other, toolset) > 0 && !inCycle.has(id)) {
        report(id, at, `"${dependency.id}" comes later on the path; a toolset must come after what it reads`);
      }
    });
    binds.forEach((bind, index) => {
      const other = byId.get(bind.toolset);
      if (!other) return;
      for (const property of ['id', bind.label]) {
        if (schemaAt(other.schema, `${bind.list}/*/${property}`)?.type !== 'string') {
          report(id, `/binds/${index}`, `items of "${bind.list}" in "${bind.toolset}" have no text "${property}"`);
        }
      }
    });
  }
  return faults;
}
