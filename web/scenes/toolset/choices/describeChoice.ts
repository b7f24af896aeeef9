import type { Clash } from '#engine/conflict/findClashes.ts';
import { describeItem } from '#engine/difference/describeItem.ts';
import { describeValue } from '#engine/difference/describeValue.ts';
import { isWritten } from '#engine/reading/isWritten.ts';
import type { ReadingSource } from '#engine/reading/ReadingSource.ts';
import { readValue } from '#engine/reading/readValue.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

/** A version to choose from, to be read. */
export type VersionSources = Record<'before' | 'after', ReadingSource>;

/** What each of two versions says at a place; "" where it says nothing. */
export function describeChoice({ kind, pointer, origin, before, after }: Clash, sources: VersionSources) {
  const there = origin ?? pointer;
  if (kind === 'removed') return { before: describeItem(sources.before, there, before), after: '' };
  if (kind === 'added') return { before: '', after: describeItem(sources.after, pointer, after) };
  const wordsOf = kind === 'moved' ? orderWords : describeValue;
  return { before: wordsOf(sources.before, there, before), after: wordsOf(sources.after, pointer, after) };
}

/** Whether what stands at a place is what people wrote, and no choice, date or number. */
export function isWrittenChoice({ kind, pointer, before, after }: Clash, { after: source }: VersionSources): boolean {
  const node = schemaAt(source.definition.schema, pointer);
  if (kind !== 'edited' || !node) return true;
  const read = readValue(source, { pointer, pattern: toPattern(pointer), node, value: after ?? before });
  return read === null || isWritten(read);
}

/** The items of a list by their titles, a line for each. */
function orderWords(source: ReadingSource, pointer: string, items: unknown): string {
  const pattern = toPattern(pointer);
  const { title, item = title } = source.wordsOf(pattern);
  const titleKey = source.definition.ui.itemTitles[pattern];
  return (Array.isArray(items) ? items : [])
    .map((each, index) => {
      const name = titleKey === undefined ? undefined : getAt(each, `/${titleKey}`);
      return `${index + 1} ${typeof name === 'string' && name !== '' ? name : item}`;
    })
    .join('\n');
}
