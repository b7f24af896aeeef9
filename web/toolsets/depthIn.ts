import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import type { Depth } from '#engine/depth/contracts/depthContract.ts';
import type { ProjectStep } from '#engine/protocol/project.ts';

const none: readonly string[] = [];

/** How deep a toolset goes among those of a project, and the topics that the team has chosen. */
export function depthIn(
  steps: readonly ProjectStep[],
  definition: ToolsetDefinition | undefined,
): { depth: Depth | undefined; topics: readonly string[] } {
  const step = steps.find(({ id }) => id === definition?.manifest.id);
  return { depth: definition?.ui.depths?.find(({ id }) => id === step?.depth), topics: step?.topics ?? none };
}
