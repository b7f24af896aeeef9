import { claimId } from '#engine/evidence/claimId.ts';
import type { EvidenceToolset } from '#engine/evidence/Evidence.ts';
import { directions } from '#engine/evidence/evidenceWords.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { SetBefore } from './markMoved.ts';

type Target = SetBefore['from'];

/**
 * What was set for hypotheses that another content of their toolset has with another threshold, or has with one where
 * nothing was set.
 */
export function findMoved(
  toolset: EvidenceToolset,
  { before, after }: { before: ToolsetDocument; after: ToolsetDocument },
): Omit<SetBefore, 'at'>[] {
  const now = targetsOf(toolset, after);
  return [...targetsOf(toolset, before)].flatMap(([hypothesis, from]) => {
    const target = now.get(hypothesis);
    const hasLimit = from.threshold !== undefined || target?.threshold !== undefined;
    return target && hasLimit && !isSame(from, target) ? [{ hypothesis, from }] : [];
  });
}

/** What is set for each hypothesis, by its id. */
function targetsOf({ manifest }: EvidenceToolset, document: ToolsetDocument): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const { list, direction, threshold, margin } of manifest.hypotheses) {
    if (threshold === undefined) continue;
    for (const pointer of expandPattern(document, `${list}/*`)) {
      const item = getAt(document, pointer);
      const number = (property: string | undefined) => {
        const value = property === undefined ? undefined : getAt(item, `/${property}`);
        return typeof value === 'number' ? value : undefined;
      };
      const way = directions.find((one) => direction !== undefined && one === getAt(item, `/${direction}`));
      const [limit, near] = [number(threshold), number(margin)];
      targets.set(claimId(manifest.id, document, pointer), {
        ...(way && { direction: way }),
        ...(limit !== undefined && { threshold: limit }),
        ...(near !== undefined && { margin: near }),
      });
    }
  }
  return targets;
}

const isSame = (one: Target, other: Target) =>
  one.direction === other.direction && one.threshold === other.threshold && one.margin === other.margin;
