import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

// Enough tokens to generate one whole project, and to regenerate it twice.
const rounds = 3;
const least = 1000;

/** Tokens granted to a new person. */
export function welcomeGrant({ toolsets }: ToolsetRegistry): number {
  const wholeProject = toolsets.reduce((sum, { manifest }) => sum + manifest.tokenCost, 0);
  return Math.max(least, Math.ceil((rounds * wholeProject) / 100) * 100);
}
