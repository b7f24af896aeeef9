import { expect } from 'vitest';

import { byId } from './places.ts';

type Items = readonly { id: string }[];

/** Both lists have the items that are in both in the same order. */
export function expectOrder(merged: Items, side: Items): void {
  expect(commonIds(merged, side)).toEqual(commonIds(side, merged));
}

export function haveSameOrder(one: Items, other: Items): boolean {
  return commonIds(one, other).join() === commonIds(other, one).join();
}

function commonIds(items: Items, others: Items): string[] {
  return items.map(({ id }) => id).filter((id) => byId(others).has(id));
}
