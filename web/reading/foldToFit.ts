import type { Part, TextBlock } from '#engine/reading/Part.ts';

import { isEntry } from './isEntry.ts';
import { lengthOfParts } from './lengthOfParts.ts';

/** How much of a reading is closed at first. */
export interface Fold {
  /** In characters: lists of more show their items closed. */
  longest: number;
  /** Pointers of the sections that are closed as a whole. */
  closed: ReadonlySet<string>;
}

/** In pixels of a wide screen, as estimated: what a reading may take before more of it is closed. */
const most = 3400;
const thresholds = [1600, 800, 400, 0] as const;
/** In characters: a first item that stays open in a list of closed ones. */
const longestFirst = 1000;
/** Where even shorter lists are closed, no item stays open. */
const leastWithFirst = 800;

/** Closes lists, the longest first, and then whole sections, until a reading can be overlooked. */
export function foldToFit(sections: readonly Part[]): Fold {
  const heightAt = (longest: number) => sections.reduce((sum, part) => sum + heightOf(part, longest), 0);
  const longest = thresholds.find((each) => heightAt(each) <= most) ?? 0;
  const closed = new Set<string>();
  let height = heightAt(longest);
  const largest = sections
    .map((part) => ({ key: sectionKey(part), height: heightOf(part, longest) }))
    .toSorted((a, b) => b.height - a.height);
  for (const section of largest) {
    if (height <= most) break;
    closed.add(section.key);
    height -= section.height - rowHeight;
  }
  return { longest, closed };
}

/** Sections have names of their own; their first fields may be the same as those of a part within them. */
export const sectionKey = ({ heading: { pointer, text } }: Part) => `${pointer} ${text}`;

/** How many items of a list are closed at first, from its end. */
export function countClosed(items: readonly Part[], longest: number): number {
  if (items.length < 2 || lengthOfParts(items) <= longest) return 0;
  const hasFirst = longest >= leastWithFirst && lengthOfParts(items.slice(0, 1)) <= longestFirst;
  return hasFirst ? items.length - 1 : items.length;
}

const rowHeight = 57;

function heightOf({ blocks, parts }: Part, longest: number): number {
  const items = parts.filter(({ heading }) => heading.number !== undefined);
  const sections = parts.filter(({ heading }) => heading.number === undefined);
  const isOfLeaves = items.length === 0 && sections.every((each) => each.parts.length === 0);
  const foldable = items.every(isEntry) ? (isOfLeaves ? sections : []) : items;
  const closed = countClosed(foldable, longest);
  const opened = parts.filter((part) => !foldable.includes(part)).concat(foldable.slice(0, foldable.length - closed));
  return (
    72 +
    blocks.reduce((sum, block) => sum + blockHeight(block), 0) +
    opened.reduce((sum, part) => sum + (isEntry(part) ? entryHeight(part) : heightOf(part, longest)), 0) +
    closed * rowHeight
  );
}

const linesOf = (text: string, width: number) => Math.ceil(text.length / width);

function entryHeight({ heading }: Part): number {
  return 44 + 24 * linesOf(heading.text, 90);
}

function blockHeight(block: TextBlock): number {
  switch (block.kind) {
    case 'list':
      return block.isCitations ? 48 : 28 + block.items.reduce((sum, { text }) => sum + 8 + 24 * linesOf(text, 85), 0);
    case 'fields':
      return block.fields.reduce((sum, { text }) => sum + (text.length > 72 ? 44 + 24 * linesOf(text, 85) : 24), 28);
    case 'table': {
      const width = 100 / block.columns.length;
      const lines = block.rows.map(({ cells }) => Math.max(...cells.map((cell) => linesOf(cell?.text ?? '', width))));
      return 60 + lines.reduce((sum, count) => sum + 20 + 24 * count, 0);
    }
    case 'image':
      return 320;
    default:
      return 44 + 24 * linesOf(block.text, 85);
  }
}
