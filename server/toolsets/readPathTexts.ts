import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Fault } from '#engine/folder/Fault.ts';
import { pathsFolder, type PathText } from '#engine/folder/parsePath.ts';

const maxFileSize = 100_000; // bytes
const mostFiles = 100;

/** Reads the files of a directory's paths as texts; links are refused, so that none reaches outside the folder. */
export function readPathTexts(directory: string): { texts: PathText[]; faults: Fault[] } {
  const folder = join(directory, pathsFolder);
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return { texts: [], faults: [] };
  const texts: PathText[] = [];
  const faults: Fault[] = [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
  const report = (file: string, message: string) => faults.push({ toolset: pathsFolder, file, pointer: '', message });
  if (names.length > mostFiles) report('', `holds ${names.length} files; the first ${mostFiles} are read`);
  for (const file of names.toSorted().slice(0, mostFiles)) {
    const path = join(folder, file);
    const found = lstatSync(path);
    if (!found.isFile()) report(file, 'is not a plain file of this folder');
    else if (found.size > maxFileSize) report(file, 'is larger than 100 kB');
    else texts.push({ file, text: readFileSync(path, 'utf8') });
  }
  return { texts, faults };
}
