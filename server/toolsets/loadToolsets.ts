import type { PathFile } from '#engine/contract/pathContract.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { buildPaths } from '#engine/folder/buildPaths.ts';
import { buildRegistry } from '#engine/folder/buildRegistry.ts';
import type { Fault } from '#engine/folder/Fault.ts';
import { parsePath } from '#engine/folder/parsePath.ts';
import { type ParsedToolset, parseToolset } from '#engine/folder/parseToolset.ts';
import type { ToolsetFolder } from '#engine/folder/toolsetFiles.ts';

import type { LoadedFolders } from './LoadedToolsets.ts';
import { readPathTexts } from './readPathTexts.ts';
import { readToolsetFolders } from './readToolsetFolders.ts';

/** Whoever has so many has made one mistake many times. */
const mostFaultsOfOne = 100;

/**
 * Reads and parses the toolsets of some directories into a registry, and the paths over them; what is invalid is left
 * out, with its faults.
 */
export function loadToolsets(directories: readonly string[], parse = parseToolset): LoadedFolders {
  const faults: Fault[] = [];
  const toolsets: Toolset[] = [];
  const pathFiles: PathFile[] = [];
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
  for (const directory of directories) {
    const read = readPathTexts(directory);
    const parsed = read.texts.map(parsePath);
    pathFiles.push(...parsed.flatMap(({ path }) => path ?? []));
    for (const found of [read, ...parsed]) for (const fault of found.faults) faults.push(fault);
  }
  const { registry, faults: between } = buildRegistry(toolsets);
  const { paths, faults: ofPaths } = buildPaths(pathFiles, registry);
  return { registry, paths, faults: [...faults, ...between, ...ofPaths] };
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
