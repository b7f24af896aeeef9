import type { Toolset } from '#engine/toolset/Toolset.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

const { registry } = loadToolsets([builtInToolsets]);

/** The toolsets that are saved before anything else can be generated. */
export const setupToolsets: readonly Toolset[] = registry.setup;

/** The first on the path after the set-up stage: it needs nothing else. */
export const firstToolset: Toolset = registry.toolsets.find(({ manifest }) => manifest.stage !== 'setup')!;

/** The one with the longest example, which makes the largest form and document. */
export const largestToolset: Toolset = registry.toolsets.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]!;

function lengthOf({ examples }: Toolset): number {
  return JSON.stringify(examples.en).length;
}
