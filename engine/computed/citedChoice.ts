import { getAt } from '#engine/schema/pointer.ts';

import type { CitedRule } from './contracts/computedContract.ts';

/** The choice that the cited sources allow: of what is cited and not against, the one that says most. */
export function citedChoice({ values, otherwise }: CitedRule, citations: unknown): string {
  const toolsets = toolsetsCited(citations);
  return values.find(({ toolset }) => toolsets.has(toolset))?.value ?? otherwise;
}

/** Whether a choice claims a source that is not cited. What is not among the rule's values claims none. */
export function saysMoreThanCited(rule: CitedRule, choice: unknown, citations: unknown): boolean {
  const order = [...rule.values.map(({ value }) => value), rule.otherwise];
  const place = order.indexOf(choice as string);
  return place !== -1 && place < order.indexOf(citedChoice(rule, citations));
}

function toolsetsCited(citations: unknown): Set<string> {
  if (!Array.isArray(citations)) return new Set();
  return new Set(
    citations.flatMap((citation: unknown) => {
      const source = getAt(citation, '/source');
      return typeof source === 'string' && getAt(citation, '/against') !== true ? [source.split('/')[0] ?? ''] : [];
    }),
  );
}
