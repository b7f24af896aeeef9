import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

// One whole project, and two more rounds for changing one's mind.
const rounds = 3;
const least = 1000;

/** The tokens that a new person begins with. */
export function welcomeGrant({ toolsets }: ToolsetRegistry): number {
  const wholeProject = toolsets.reduce((sum, { manifest }) => sum + manifest.tokenCost, 0);
  return Math.max(least, Math.ceil((rounds * wholeProject) / 100) * 100);
}
