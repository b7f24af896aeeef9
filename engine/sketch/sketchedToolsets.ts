import type { Toolset } from '#engine/contract/Toolset.ts';

/** A toolset that gives something to sketches. */
export type Sketched = Toolset & { manifest: { sketch: NonNullable<Toolset['manifest']['sketch']> } };

/** Those that sketches are drawn of, in their order. */
export function sketchedToolsets(toolsets: readonly Toolset[]): Sketched[] {
  return toolsets
    .filter((toolset): toolset is Sketched => toolset.manifest.sketch !== undefined)
    .toSorted((one, other) => one.manifest.sketch.order - other.manifest.sketch.order);
}
