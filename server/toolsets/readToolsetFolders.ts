import { type Dirent, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

import type { Fault } from '#engine/folder/Fault.ts';
import { pathsFolder } from '#engine/folder/parsePath.ts';
import { type ToolsetFile, type ToolsetFolder, optionalFiles, toolsetFiles } from '#engine/folder/toolsetFiles.ts';

import { builtInToolsets } from './builtInToolsets.ts';

const maxFileSize = 1_000_000; // bytes

/** The folders read, and faults of those that could not be. */
export interface ReadFolders {
  folders: ToolsetFolder[];
  faults: Fault[];
}

/**
 * Reads every toolset folder of a directory as texts; that of its paths is none. Symbolic links are refused, so that a
 * folder cannot reach outside itself.
 */
export function readToolsetFolders(directory: string): ReadFolders {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    return {
      folders: [],
      faults: [{ toolset: directory, file: '', pointer: '', message: 'there is no such directory' }],
    };
  }
  const root = realpathSync.native(directory);
  const isBuiltIn = root === realpathSync.native(builtInToolsets);
  const read = readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== pathsFolder)
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => readFolder(root, entry, isBuiltIn));
  return { folders: read.map(({ folder }) => folder), faults: read.flatMap(({ faults }) => faults) };
}

function readFolder(root: string, entry: Dirent, isBuiltIn: boolean): { folder: ToolsetFolder; faults: Fault[] } {
  const folder: ToolsetFolder = { name: entry.name, files: {} };
  const faults: Fault[] = [];
  const report = (file: string, message: string) => faults.push({ toolset: entry.name, file, pointer: '', message });
  if (entry.isSymbolicLink()) {
    report('', 'is a link; a toolset must be a folder of its own');
    return { folder, faults };
  }
  for (const file of [...toolsetFiles, ...optionalFiles]) {
    try {
      readInto(folder, file, join(root, entry.name), report);
    } catch (error) {
      // A file may lack rights, or its "folder" be a file.
      report(file, `cannot be read: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
    }
  }
  if (isBuiltIn) folder.widgets = ownWidgets(join(root, entry.name, 'widgets'));
  return { folder, faults };
}

function readInto(
  folder: ToolsetFolder,
  file: ToolsetFile,
  directory: string,
  report: (file: string, message: string) => void,
): void {
  const path = join(directory, file);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return;
  const isContained = found.isFile() && realpathSync.native(path).startsWith(directory + sep);
  if (!isContained) report(file, 'is not a plain file of this folder');
  else if (found.size > maxFileSize) report(file, 'is larger than 1 MB');
  else folder.files[file] = readFileSync(path, 'utf8');
}

/** Widgets of a built-in folder; those of other folders are not part of the web build. */
function ownWidgets(directory: string): string[] {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(directory).flatMap((file) => /^([a-z][a-z0-9-]*)\.tsx$/.exec(file)?.[1] ?? []);
}
