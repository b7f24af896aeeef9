import type { Toolset } from '#engine/contract/Toolset.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

const { registry } = loadToolsets([builtInToolsets]);

/** All toolsets, in the order of the path. */
export const allToolsets: readonly Toolset[] = registry.toolsets;

/** The toolsets that must be saved before others can be generated. */
export const setupToolsets: readonly Toolset[] = registry.setup;

/** The first toolset after the set-up stage, which has no further dependencies. */
export const firstToolset: Toolset = registry.toolsets.find(({ manifest }) => manifest.stage !== 'setup')!;

/** The toolset with the longest example: the largest form and document. */
export const largestToolset: Toolset = registry.toolsets.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]!;

/** The first toolset whose picture is a matrix, with dots to drag. */
export const matrixToolset: Toolset = registry.toolsets.find(({ ui }) =>
  ui.picture.some(({ kind }) => kind === 'matrix'),
)!;

function lengthOf({ examples }: Toolset): number {
  return JSON.stringify(examples.en).length;
}
