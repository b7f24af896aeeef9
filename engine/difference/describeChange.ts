import type { ReadingSource } from '#engine/reading/ReadingSource.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { formatPointer, getAt, parsePointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Change } from './Change.ts';
import { describeValue } from './describeValue.ts';
import { differText } from './differText.ts';

/** A change in a few words. */
export interface DescribedChange {
  kind: Change['kind'];
  /** JSON pointer into the later version. */
  pointer: string;
  /** What it is about, such as "Municipality › Interest"; "" where the values say so themselves. */
  place: string;
  /** "" where nothing was taken out or put in. */
  before: string;
  after: string;
}

/** The longest value that is told whole. Of longer texts it is told what changed first. */
const longest = 60;

/** @param source of the toolset, in the language of the reader. @param versions the documents that were compared. */
export function describeChange(
  source: ReadingSource,
  change: Change,
  versions: { before: ToolsetDocument; after: ToolsetDocument },
): DescribedChange {
  const { kind, pointer, origin } = change;
  if (kind !== 'edited') {
    const [document, at] = kind === 'added' ? [versions.after, pointer] : [versions.before, origin ?? pointer];
    const name = shorten(describePlace(source, at, document));
    return { kind, pointer, place: '', before: kind === 'removed' ? name : '', after: kind === 'added' ? name : '' };
  }
  const before = describeValue(source, pointer, change.before);
  const after = describeValue(source, pointer, change.after);
  return { kind, pointer, place: placeOf(source, pointer, versions.after), ...excerpt(before, after) };
}

function placeOf(source: ReadingSource, pointer: string, document: ToolsetDocument): string {
  const slash = pointer.lastIndexOf('/');
  const list = toPattern(pointer.slice(0, pointer.lastIndexOf('/', slash - 1)));
  const isTitle = source.definition.ui.itemTitles[list] === pointer.slice(slash + 1);
  return isTitle ? '' : describePlace(source, pointer, document);
}

/** Items by their titles, without the list that they are in. */
function describePlace(source: ReadingSource, pointer: string, document: ToolsetDocument): string {
  const tokens = parsePointer(pointer);
  const pathTo = (depth: number) => formatPointer(tokens.slice(0, depth + 1));
  const itemTitle = (depth: number): unknown => {
    const key = source.definition.ui.itemTitles[toPattern(pathTo(depth - 1))];
    return key === undefined ? undefined : getAt(document, `${pathTo(depth)}/${key}`);
  };
  const isItem = (depth: number) => /^\d+$/.test(tokens[depth] ?? '');
  return tokens
    .flatMap((token, depth) => {
      if (isItem(depth)) return [itemTitle(depth) || String(Number(token) + 1)];
      return isItem(depth + 1) && itemTitle(depth + 1) ? [] : [source.wordsOf(toPattern(pathTo(depth))).title];
    })
    .join(' › ');
}

function excerpt(before: string, after: string): { before: string; after: string } {
  if (before.length <= longest && after.length <= longest) return { before, after };
  const parts = differText(before, after);
  const first = parts.findIndex(({ kind }) => kind !== 'same');
  const [one, next] = parts.slice(first, first + 2);
  const added = one?.kind === 'added' ? one : next?.kind === 'added' ? next : undefined;
  return { before: one?.kind === 'removed' ? shorten(one.text) : '', after: added ? shorten(added.text) : '' };
}

function shorten(text: string): string {
  const whole = text.trim().replaceAll(/\s+/g, ' ');
  if (whole.length <= longest) return whole;
  const cut = whole.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}
