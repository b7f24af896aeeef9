import { type PathFile, pathContract } from '#engine/contract/pathContract.ts';
import { formatPointer } from '#engine/schema/pointer.ts';

import type { Fault } from './Fault.ts';

/** The folder of paths beside those of toolsets. */
export const pathsFolder = 'paths';

/** The text of a file in that folder. */
export interface PathText {
  /** With its ending: "one-day.json". */
  file: string;
  text: string;
}

/** Parses the file of a path. Its faults name it, and it is null then. */
export function parsePath({ file, text }: PathText): { path: PathFile | null; faults: Fault[] } {
  const fault = (pointer: string, message: string): Fault => ({ toolset: pathsFolder, file, pointer, message });
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { path: null, faults: [fault('', `is not JSON: ${(error as Error).message}`)] };
  }
  const parsed = pathContract.safeParse(value);
  if (!parsed.success)
    return {
      path: null,
      faults: parsed.error.issues.map((issue) => fault(formatPointer(issue.path), issue.message)),
    };
  if (`${parsed.data.id}.json` === file) return { path: parsed.data, faults: [] };
  return { path: null, faults: [fault('/id', `must be the name of the file, "${file.replace(/\.json$/, '')}"`)] };
}
