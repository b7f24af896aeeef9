import { buildRegistry, type BuiltRegistry } from '#engine/registry/buildRegistry.ts';
import type { Fault } from '#engine/toolset/Fault.ts';
import { parseToolset } from '#engine/toolset/parseToolset.ts';
import type { Toolset } from '#engine/toolset/Toolset.ts';

import { readToolsetFolders } from './readToolsetFolders.ts';

/** Reads and parses the toolsets of some directories into a registry; invalid folders are left out, with their faults. */
export function loadToolsets(directories: readonly string[], parse = parseToolset): BuiltRegistry {
  const faults: Fault[] = [];
  const toolsets: Toolset[] = [];
  for (const directory of directories) {
    const read = readToolsetFolders(directory);
    for (const fault of read.faults) faults.push(fault);
    for (const folder of read.folders) {
      const parsed = parse(folder);
      if (parsed.toolset) toolsets.push(parsed.toolset);
      for (const fault of parsed.faults) faults.push(fault);
    }
  }
  const built = buildRegistry(toolsets);
  return { registry: built.registry, faults: [...faults, ...built.faults] };
}
