import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';

/** What the ids of a card's fields begin with: the whole form may be on the page as well. */
export function cardIdPrefix({ manifest }: ToolsetDefinition): string {
  return `card-${manifest.id}`;
}
