import { textHash } from './textHash.ts';

/** What an item of a list is called in an address that survives sorting: its id, or a hash of its words without one. */
export function itemAddress(item: unknown): string {
  if (typeof item === 'string') return `~${textHash(item)}`;
  if (typeof item !== 'object' || item === null) return '~';
  const { id } = item as { id?: unknown };
  if (typeof id === 'string' && id !== '') return id;
  return `~${textHash(Object.values(item).find((value): value is string => typeof value === 'string') ?? '')}`;
}
