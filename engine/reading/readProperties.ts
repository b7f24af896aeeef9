import type { Block, Field } from './Block.ts';
import { readCitations } from './readCitations.ts';
import { readImage } from './readImage.ts';
import type { ReadingPlace, ReadingSource, ReadPlaces } from './ReadingSource.ts';
import { readItems } from './readItems.ts';
import { readMatrix } from './readMatrix.ts';
import { isSeries, readSeries } from './readSeries.ts';
import { isInline, readValue } from './readValue.ts';

/** The longest text, by the schema, that stands beside others as a field. */
const longestField = 300;

/** The longest text of a few words, by the schema. */
const longestBrief = 80;

/**
 * Neighbouring short values as fields, everything else as blocks of its own. What follows a part with a heading would
 * read as a piece of that part: it gets a heading too, and short values come before. Series share a table. A field that
 * has the same title as the `heading` above is not labelled again.
 */
export function readProperties(
  source: ReadingSource,
  places: readonly ReadingPlace[],
  level: number,
  heading?: string,
): Block[] {
  const plain: Block[] = [];
  const headed: Block[] = [];
  let fields: Field[] = [];
  const series = readSeries(source, places);
  for (const place of places) {
    if (isSeries(source, place)) {
      if (!series || series.pointer !== place.pointer) continue;
      plain.push(...asBlock(fields), series);
      fields = [];
      continue;
    }
    const { title } = source.wordsOf(place.pattern);
    const value = isShort(source, place) ? readValue(source, place) : null;
    if (value) {
      fields.push({ label: title, ...value, ...(isBrief(source, place) && { isBrief: true }) });
      continue;
    }
    const needsHeading = headed.length > 0 && title !== '' && title !== heading;
    const block = needsHeading ? readLong(source, place, level + 1, title) : readLong(source, place, level, heading);
    const [first] = block;
    if (!first) continue;
    if (needsHeading) headed.push({ kind: 'heading', level, text: title, pointer: place.pointer }, ...block);
    else if (first.kind === 'heading') headed.push(...block);
    else {
      plain.push(...asBlock(fields), ...block);
      fields = [];
    }
  }
  return [...plain, ...asBlock(fields), ...headed];
}

function asBlock(fields: Field[]): Block[] {
  const [first] = fields;
  return first ? [{ kind: 'fields', fields, pointer: first.pointer }] : [];
}

function isShort(source: ReadingSource, place: ReadingPlace): boolean {
  const { pattern, node } = place;
  if (source.definition.ui.emphasis[pattern]) return false;
  if (node.type === 'array') return isInline(source, place);
  if (readImage(source, place)) return false;
  const isLongText = node.type === 'string' && !node.enum && !node.format && !source.isBound(pattern);
  return node.type !== 'object' && !(isLongText && (node.maxLength ?? Infinity) > longestField);
}

function isBrief(source: ReadingSource, { pattern, node }: ReadingPlace): boolean {
  if (node.type !== 'string') return node.type !== 'array';
  return (
    Boolean(node.enum || node.format === 'date') ||
    source.isBound(pattern) ||
    (node.maxLength ?? Infinity) <= longestBrief
  );
}

function readLong(source: ReadingSource, place: ReadingPlace, level: number, heading?: string): Block[] {
  const { pointer, pattern, node } = place;
  const { title } = source.wordsOf(pattern);
  const label = title === heading || title === '' ? undefined : title;
  const named = { pointer, ...(label !== undefined && { label }) };
  const emphasis = source.definition.ui.emphasis[pattern];
  const inside: ReadPlaces = (places, from) => readProperties(source, places, from);

  if (node.type === 'object') return readObject(source, place, level, label, inside);
  if (node.type === 'array') {
    if (source.isOfCitations(pattern)) {
      const items = readCitations(source, place);
      return items.length > 0 ? [{ kind: 'list', items, isCitations: true, ...named }] : [];
    }
    if (source.itemNode(node).type === 'object') return readItems(source, place, level, label, inside);
    const items = source.items(place).flatMap((item) => readValue(source, item) ?? []);
    if (emphasis === 'quote') return items.map(({ text }, index) => quote(text, `${pointer}/${index}`, index, label));
    return items.length > 0 ? [{ kind: 'list', items, ...named }] : [];
  }
  const image = readImage(source, place);
  if (image) return [{ ...image, ...named }];
  const text = readValue(source, place)?.text;
  if (text === undefined) return [];
  if (emphasis === 'quote') return [quote(text, pointer, 0, label)];
  return [{ kind: 'paragraph', text, ...(emphasis === 'lead' && { lead: true }), ...named }];
}

/** The first of several carries the label for all. */
function quote(text: string, pointer: string, index: number, label: string | undefined): Block {
  return { kind: 'quote', text, pointer, ...(index === 0 && label !== undefined && { label }) };
}

function readObject(
  source: ReadingSource,
  place: ReadingPlace,
  level: number,
  label: string | undefined,
  readPlaces: ReadPlaces,
): Block[] {
  const isMatrix = source.definition.ui.layouts[place.pattern] === 'matrix';
  const inner = label === undefined ? level : level + 1;
  const blocks = isMatrix ? readMatrix(source, place, inner, readPlaces) : readPlaces(source.properties(place), inner);
  const [first] = blocks;
  if (!first || label === undefined) return blocks;
  if (blocks.length === 1 && first.kind === 'fields') return [{ ...first, label }];
  return [{ kind: 'heading', level, text: label, pointer: place.pointer }, ...blocks];
}
