import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';

import type { Welcome } from './readPlans.ts';

// So that a path of a few cheap toolsets can be tried as well.
const least = 1000;

/**
 * Tokens granted to a new person: those that an operator names, or the whole path so many times over, in round numbers.
 */
export function welcomeGrant(welcome: Welcome, { toolsets }: Pick<ToolsetRegistry, 'toolsets'>): number {
  if ('tokens' in welcome) return welcome.tokens;
  const wholePath = toolsets.reduce((sum, { manifest }) => sum + manifest.tokenCost, 0);
  return Math.max(least, Math.ceil((welcome.paths * wholePath) / 100) * 100);
}
