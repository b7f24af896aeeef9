import { timeOfDayPattern } from '#engine/dates/formatTimeOfDay.ts';
import { storedImage } from '#engine/images/storedImage.ts';

import type { Value } from './Block.ts';
import type { ReadingPlace, ReadingSource } from './ReadingSource.ts';

/** The longest tag that a list of tags shows in one line. */
const longestTag = 60;

/** What a leaf, or a list of tags or references, says in one line of text; null where it is empty. */
export function readValue(source: ReadingSource, place: ReadingPlace): Value | null {
  const { pointer, pattern, node, value } = place;
  if (typeof value === 'number') return readNumber(source, place, value);
  if (value === true) return { text: '✓', isWord: true, pointer };
  if (typeof value === 'string' && value.trim() !== '') {
    const text = readText(source, place, value.trim());
    const planned = source.plannedWord(pointer);
    const isOwn = isWord(place) || (source.isBound(pattern) && source.isNoName(text));
    return { text: planned === undefined ? text : `${text} (${planned})`, ...(isOwn && { isWord: true }), pointer };
  }
  if (!Array.isArray(value) || !isInline(source, place)) return null;
  const isReference = source.isBound(`${pattern}/*`);
  const names = value
    .filter((each) => typeof each === 'string' && each.trim() !== '')
    .map((each: string) => (isReference ? source.nameOf(`${pattern}/*`, each.trim()) : each.trim()));
  return names.length > 0 && node.type === 'array' ? { text: inOneLine(names), pointer } : null;
}

/** Sentences among them lose their stops, and what has a comma is parted by more than one. */
function inOneLine(names: readonly string[]): string {
  const separator = names.some((name) => /,\s/.test(name)) ? '; ' : ', ';
  const last = names.length - 1;
  return names.map((name, index) => (index < last ? name.replace(/(?<!\.)\.$/, '') : name)).join(separator);
}

/** Whether a list is read in one line: tags, or references to items of other toolsets. */
export function isInline(source: ReadingSource, { pattern, node }: ReadingPlace): boolean {
  const items = source.itemNode(node);
  if (items.type !== 'string') return false;
  return source.isBound(`${pattern}/*`) || (items.maxLength ?? Infinity) <= longestTag;
}

function readNumber(source: ReadingSource, { pointer, pattern, node }: ReadingPlace, value: number): Value {
  const { minimum: from, maximum: to } = node;
  const isScore = node.type === 'integer' && from === 1 && to !== undefined && to <= 10;
  if (!isScore) return { text: source.formatNumber(value, pattern), isWord: true, pointer };
  return { text: `${value}/${to}`, score: { value, from, to }, pointer };
}

const isWord = ({ node }: ReadingPlace) => node.enum !== undefined || node.format === 'date';

function readText(source: ReadingSource, { pointer, pattern, node }: ReadingPlace, text: string): string {
  // Its name on the disk says nothing to people.
  if (node.format === 'image' && storedImage(text)) return source.altOf(pointer);
  if (node.enum) return source.wordsOf(pattern).enumWords?.[text] ?? text;
  if (node.format === 'date') return source.formatDate(text);
  if (node.pattern === timeOfDayPattern) return source.formatTime(text);
  return source.isBound(pattern) ? source.nameOf(pattern, text) : text;
}
