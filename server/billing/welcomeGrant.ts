import type { ToolsetPaths } from '#engine/registry/ToolsetPaths.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { Welcome } from './readPlans.ts';

// So that a path of a few cheap toolsets can be tried as well.
const least = 1000;

/**
 * Tokens granted to a new person: those that an operator names, or the path of a project that chose none so many times
 * over, in round numbers.
 */
export function welcomeGrant(
  welcome: Welcome,
  toolsets: Pick<ToolsetRegistry, 'get'>,
  paths: Pick<ToolsetPaths, 'stepsOf'>,
): number {
  if ('tokens' in welcome) return welcome.tokens;
  const wholePath = paths.stepsOf(null).reduce((sum, id) => sum + toolsets.get(id).manifest.tokenCost, 0);
  return Math.max(least, Math.ceil((welcome.paths * wholePath) / 100) * 100);
}
