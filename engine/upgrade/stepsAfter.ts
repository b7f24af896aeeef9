import { compareVersions } from './compareVersions.ts';
import type { Upgrade, UpgradeStep } from './upgradesContract.ts';

/** The steps for a document of a version, in order; none where its shape is the present one. */
export function stepsAfter(upgrades: readonly Upgrade[], version: string): UpgradeStep[] {
  return upgrades.filter(({ to }) => compareVersions(version, to) < 0).flatMap(({ steps }) => steps);
}
