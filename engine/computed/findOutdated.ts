import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { isItemBind } from '#engine/references/Bind.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { applyComputed } from './applyComputed.ts';
import type { Figures } from './Figures.ts';
import { otherToolsets } from './readsOf.ts';

/** A value that another toolset has changed since the document was saved. */
export interface Outdated {
  /** The value that was saved. */
  before: number;
  /** The toolsets that it follows from. */
  toolsets: string[];
}

/** The computed values of a saved document that would be others today, by their pointers. */
export function findOutdated(
  saved: ToolsetDocument,
  manifest: Pick<ToolsetManifest, 'id' | 'computed' | 'binds'>,
  figures: Figures,
): ReadonlyMap<string, Outdated> {
  const fresh = applyComputed(saved, manifest, { figures });
  const outdated = new Map<string, Outdated>();
  for (const rule of manifest.computed) {
    const toolsets = [...new Set(otherToolsets(rule, manifest.binds.filter(isItemBind), manifest.id))];
    if (toolsets.length === 0) continue;
    for (const pointer of expandPattern(saved, rule.field)) {
      const before = getAt(saved, pointer);
      if (typeof before === 'number' && before !== getAt(fresh, pointer)) outdated.set(pointer, { before, toolsets });
    }
  }
  return outdated;
}
