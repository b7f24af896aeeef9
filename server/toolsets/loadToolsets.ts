import { buildRegistry, type BuiltRegistry } from '#engine/registry/buildRegistry.ts';
import type { Fault } from '#engine/toolset/Fault.ts';
import { parseToolset } from '#engine/toolset/parseToolset.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';

import { readToolsetFolders } from './readToolsetFolders.ts';

/** Reads, parses and puts together all toolsets of some directories; what is broken is left out and told with every fault. */
export function loadToolsets(directories: readonly string[], parse = parseToolset): BuiltRegistry {
  const faults: Fault[] = [];
  const toolsets: Toolset[] = [];
  for (const directory of directories) {
    const read = readToolsetFolders(directory);
    faults.push(...read.faults);
    for (const folder of read.folders) {
      const parsed = parse(folder);
      if (parsed.toolset) toolsets.push(parsed.toolset);
      faults.push(...parsed.faults);
    }
  }
  const built = buildRegistry(toolsets);
  return { registry: built.registry, faults: [...faults, ...built.faults] };
}
