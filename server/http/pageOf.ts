import type { PageQuery } from '#engine/protocol/page.ts';

/** One page of a list that is in memory. The cursor is the id of the last item; an unknown one gives an empty page. */
export function pageOf<Item extends { id: string }>(
  all: readonly Item[],
  { limit = all.length, cursor }: PageQuery,
): { items: Item[]; nextCursor: string | null } {
  const last = all.findIndex(({ id }) => id === cursor);
  const rest = cursor && last < 0 ? [] : all.slice(last + 1);
  const items = rest.slice(0, limit);
  return { items, nextCursor: rest.length > items.length ? items.at(-1)!.id : null };
}
