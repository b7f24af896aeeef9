import type { PathFile } from '#engine/contract/pathContract.ts';
import type { Language } from '#engine/languages/languages.ts';
import { defaultPath, type ToolsetPath, ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { Fault } from './Fault.ts';
import { pathsFolder } from './parsePath.ts';

/** Minutes of a toolset whose folder does not say how long it takes. */
const usualMinutes = 60;
/** Of the path that has all toolsets. */
const everyTitle: Record<Language, string> = { en: 'Programme', tr: 'Program' };

/**
 * The paths over the loaded toolsets, and the faults of those that are left out: a repeated id, or a toolset that
 * stands twice, before one that it requires, or without it. A toolset that is not loaded is left out of its path, and
 * told. Where the default is left out, all toolsets are on it in their own order.
 */
export function buildPaths(
  files: readonly PathFile[],
  registry: ToolsetRegistry,
): { paths: ToolsetPaths; faults: Fault[] } {
  const faults: Fault[] = [];
  const sound = new Map<string, ToolsetPath>();
  for (const file of files.toSorted((a, b) => a.order - b.order)) {
    const { path, faults: found } = buildPath(file, registry);
    for (const fault of found) faults.push(fault);
    if (sound.has(file.id)) faults.push(faultOf(file, '/id', 'another path has the same id'));
    else if (path) sound.set(file.id, path);
  }
  if (!sound.has(defaultPath)) sound.set(defaultPath, everyToolset(registry));
  return { paths: new ToolsetPaths([...sound.values()]), faults };
}

function buildPath(file: PathFile, registry: ToolsetRegistry): { path: ToolsetPath | null; faults: Fault[] } {
  const told: Fault[] = [];
  const broken: Fault[] = [];
  const before = new Set<string>();
  const toolsets = file.toolsets.flatMap(({ id, minutes, depth }, index) => {
    const at = `/toolsets/${index}/id`;
    if (!registry.has(id)) {
      told.push(faultOf(file, at, `there is no sound toolset "${id}"; the path is offered without it`));
      return [];
    }
    if (before.has(id)) broken.push(faultOf(file, at, `"${id}" stands on it twice`));
    for (const { id: needed, required } of registry.dependenciesOf(id))
      if (required && !before.has(needed))
        broken.push(faultOf(file, at, `requires "${needed}", which must stand on the path before it`));
    before.add(id);
    const { manifest, ui } = registry.get(id);
    const isKnown = ui.depths?.some((each) => each.id === depth) ?? false;
    if (depth !== undefined && !isKnown)
      told.push(
        faultOf(file, `/toolsets/${index}/depth`, `"${id}" has no depth "${depth}"; the path takes it without`),
      );
    const taken = { id, minutes: minutes ?? manifest.minutes ?? usualMinutes };
    return [depth !== undefined && isKnown ? { ...taken, depth } : taken];
  });
  const { id, title, for: purpose } = file;
  const path = broken.length === 0 && toolsets.length > 0 ? { id, title, for: purpose, toolsets } : null;
  return { path, faults: [...told, ...broken] };
}

function everyToolset(registry: ToolsetRegistry): ToolsetPath {
  const toolsets = registry.toolsets.map(({ manifest: { id, minutes = usualMinutes } }) => ({ id, minutes }));
  return { id: defaultPath, title: everyTitle, for: everyTitle, toolsets };
}

function faultOf({ id }: PathFile, pointer: string, message: string): Fault {
  return { toolset: pathsFolder, file: `${id}.json`, pointer, message };
}
