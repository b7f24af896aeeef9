import type { Toolset } from '#engine/contract/Toolset.ts';
import { isClaimsBind, isItemBind } from '#engine/references/Bind.ts';
import { comparePathOrder } from '#engine/registry/comparePathOrder.ts';

import { bindFaults } from './bindFaults.ts';
import { figureFaults } from './checks/computed/figureFaults.ts';
import { measureFaults } from './checks/computed/measureFaults.ts';
import type { Fault } from './Fault.ts';
import { findCycles } from './findCycles.ts';

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
    const { id, dependsOn, binds, verdicts } = toolset.manifest;
    dependsOn.forEach((dependency, index) => {
      const other = byId.get(dependency.id);
      const at = `/dependsOn/${index}/id`;
      if (!other) report(id, at, `there is no sound toolset "${dependency.id}"`);
      else if (comparePathOrder(other, toolset) > 0 && !inCycle.has(id)) {
        report(id, at, `"${dependency.id}" comes later on the path; a toolset must come after what it reads`);
      }
    });
    binds.forEach((bind, index) => {
      for (const claimed of isClaimsBind(bind) ? bind.claims : []) {
        const other = byId.get(claimed);
        if (other && other !== toolset && comparePathOrder(other, toolset) > 0)
          report(id, `/binds/${index}/claims`, `"${claimed}" comes later on the path; nothing can test its claims yet`);
      }
      for (const message of bindFaults(bind, (name) => byId.get(name))) report(id, `/binds/${index}`, message);
    });
    const find = (name: string) => byId.get(name);
    const figures = figureFaults(toolset, find);
    for (const { pointer, message } of figures.length > 0 ? figures : measureFaults(toolset, find))
      report(id, pointer, message);
    verdicts.forEach(({ list, hypothesis }, index) => {
      if (!hypothesis) return;
      const bind = binds.filter(isItemBind).find(({ field }) => field === `${list}/*/${hypothesis}`);
      const other = bind && byId.get(bind.toolset);
      if (!other || other.manifest.hypotheses.some((declared) => declared.list === bind.list)) return;
      report(id, `/verdicts/${index}/hypothesis`, `"${bind.toolset}" declares no hypotheses in "${bind.list}"`);
    });
  }
  return faults;
}
