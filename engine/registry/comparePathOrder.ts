import { stages } from '#engine/contract/stages.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';

/** Compares toolsets by path order. */
export function comparePathOrder(a: Toolset, b: Toolset): number {
  return (
    stages.indexOf(a.manifest.stage) - stages.indexOf(b.manifest.stage) ||
    a.manifest.order - b.manifest.order ||
    (a.manifest.id < b.manifest.id ? -1 : 1)
  );
}
