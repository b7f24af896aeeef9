import type { Clash } from '#engine/conflict/findClashes.ts';

/** What tells a place at which two versions differ from all others. */
export function changeKey({ kind, pointer, origin }: Pick<Clash, 'kind' | 'pointer' | 'origin'>): string {
  return `${kind} ${pointer} ${origin}`;
}
