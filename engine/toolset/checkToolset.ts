import { checkBindings } from './checks/checkBindings.ts';
import { checkExamples } from './checks/checkExamples.ts';
import { checkLocales } from './checks/checkLocales.ts';
import { checkPrompt } from './checks/checkPrompt.ts';
import { checkSchema } from './checks/checkSchema.ts';
import { checkUi } from './checks/checkUi.ts';
import type { Fault } from './Fault.ts';
import type { Toolset } from './Toolset.ts';
import type { ToolsetFile } from './toolsetFiles.ts';

/** Tells a fault of the folder: in which file, where in it, what. */
export type Report = (file: ToolsetFile, pointer: string, message: string) => void;

/** Checks that need more than one file of a folder, or more than a file's contract can say. Gives every fault found. */
export function checkToolset(toolset: Toolset, folderName: string): Fault[] {
  const faults: Fault[] = [];
  const report: Report = (file, pointer, message) => faults.push({ toolset: folderName, file, pointer, message });

  if (toolset.manifest.id !== folderName) {
    report('toolset.json', '/id', `must be the name of the folder, "${folderName}", not "${toolset.manifest.id}"`);
  }
  checkSchema(toolset, report);
  if (faults.some((fault) => fault.file === 'schema.json')) return faults;
  for (const check of [checkUi, checkBindings, checkPrompt, checkLocales, checkExamples]) check(toolset, report);
  return faults;
}
