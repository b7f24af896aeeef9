import type { Toolset } from '#engine/contract/Toolset.ts';
import { buildRegistry, type BuiltRegistry } from '#engine/folder/buildRegistry.ts';
import type { Fault } from '#engine/folder/Fault.ts';
import { type ParsedToolset, parseToolset } from '#engine/folder/parseToolset.ts';
import type { ToolsetFolder } from '#engine/folder/toolsetFiles.ts';

import { readToolsetFolders } from './readToolsetFolders.ts';

/** Whoever has so many has made one mistake many times. */
const mostFaultsOfOne = 100;

/**
 * Reads and parses the toolsets of some directories into a registry; invalid folders are left out, with their faults.
 */
export function loadToolsets(directories: readonly string[], parse = parseToolset): BuiltRegistry {
  const faults: Fault[] = [];
  const toolsets: Toolset[] = [];
  for (const directory of directories) {
    const read = readToolsetFolders(directory);
    for (const fault of read.faults) faults.push(fault);
    for (const folder of read.folders) {
      const parsed = parseSafely(folder, parse);
      if (parsed.toolset) toolsets.push(parsed.toolset);
      for (const fault of parsed.faults.slice(0, mostFaultsOfOne)) faults.push(fault);
      const further = parsed.faults.length - mostFaultsOfOne;
      if (further > 0)
        faults.push({ toolset: folder.name, file: '', pointer: '', message: `and ${further} more faults` });
    }
  }
  const built = buildRegistry(toolsets);
  return { registry: built.registry, faults: [...faults, ...built.faults] };
}

/** Whatever a folder does to the checks, it is left out by its name, and all others load. */
function parseSafely(folder: ToolsetFolder, parse: typeof parseToolset): ParsedToolset {
  try {
    return parse(folder);
  } catch (error) {
    const message = `cannot be checked: ${(error as Error).message}`;
    return { toolset: null, faults: [{ toolset: folder.name, file: '', pointer: '', message }] };
  }
}
