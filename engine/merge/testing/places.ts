import { getAt } from '#engine/schema/pointer.ts';

import type { TrialDocument } from './editedDocuments.ts';

/** Every single value by its place. */
export type Leaves = Map<string, unknown>;
export type ById = Map<string, unknown>;

/** Every single value, keyed by the ids on its path; texts in lists have no key. */
export function leaves(document: TrialDocument): Leaves {
  const found: Leaves = new Map();
  visit(document, '');
  return found;

  function visit(value: unknown, place: string): void {
    if (Array.isArray(value)) {
      for (const item of value) if (hasId(item)) visit(item, `${place}/${item.id}`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) visit(child, `${place}/${key}`);
    } else found.set(place, value);
  }
}

/** The paths of all items with ids. */
export function itemsOf({ items }: TrialDocument): Set<string> {
  const places = items.flatMap(({ id, steps }) => [id, ...steps.map((step) => `${id}/steps/${step.id}`)]);
  return new Set(places.map((place) => `/items/${place}`));
}

/** A pointer with the ids of items instead of their indices. */
export function namePlace(document: unknown, pointer: string): string {
  let at = '';
  return pointer
    .split('/')
    .slice(1)
    .map((token) => {
      at += `/${token}`;
      const value = getAt(document, at);
      return /^\d+$/.test(token) && hasId(value) ? `/${value.id}` : `/${token}`;
    })
    .join('');
}

function hasId(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** Items by their id. */
export function byId(items: readonly { id: string }[]): ById {
  return new Map(items.map((item) => [item.id, item]));
}
