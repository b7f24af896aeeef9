import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { formatPointer, parsePointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { pairItems } from './pairItems.ts';

type Item = Readonly<Record<string, unknown>>;

/** Where a place of one version stands in another, whose items are paired as a reader would; null where it does not. */
export function samePlace(
  { ui }: Pick<ToolsetDefinition, 'ui'>,
  { from, to }: { from: ToolsetDocument; to: ToolsetDocument },
  pointer: string,
): string | null {
  const tokens: string[] = [];
  let pattern = '';
  let [here, there]: unknown[] = [from, to];
  for (const token of parsePointer(pointer)) {
    let next = token;
    if (isItems(here) && isItems(there)) {
      const item = here[Number(token)];
      const index = item && pairItems(there, [item], ui.itemTitles[pattern])[0];
      if (index === undefined) return null;
      next = String(index);
    }
    pattern = `${pattern}/${Array.isArray(here) ? '*' : token}`;
    here = childOf(here, token);
    there = childOf(there, next);
    if (there === undefined) return null;
    tokens.push(next);
  }
  return formatPointer(tokens);
}

const childOf = (value: unknown, token: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[token] : undefined;

const isItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null);
