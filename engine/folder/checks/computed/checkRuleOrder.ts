import { rulesBefore } from '#engine/computed/orderRules.ts';
import type { ToolsetManifest } from '#engine/contract/manifestContract.ts';
import { findCycles } from '#engine/folder/findCycles.ts';
import { isItemBind } from '#engine/references/Bind.ts';

/** No field is computed twice, or from itself over any number of steps. */
export function checkRuleOrder(
  { id, computed, binds }: ToolsetManifest,
  say: (pointer: string, message: string) => void,
): void {
  computed.forEach(({ field }, index) => {
    if (computed.findIndex((other) => other.field === field) !== index)
      say(`/computed/${index}/field`, `"${field}" has another rule already`);
  });
  const before = rulesBefore(computed, binds.filter(isItemBind), id);
  const edges = new Map<string, string[]>();
  for (const [{ field }, rules] of before)
    edges.set(field, [...(edges.get(field) ?? []), ...rules.map((rule) => rule.field)]);
  for (const cycle of findCycles(edges)) {
    const index = computed.findIndex(({ field }) => field === cycle[0]);
    say(
      `/computed/${index}/${computed[index]?.rule === 'series' ? 'each' : 'of'}`,
      `is computed from itself: ${[...cycle, cycle[0]].join(' ← ')}`,
    );
  }
}
