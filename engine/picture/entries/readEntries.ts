import type { PictureSource } from '#engine/picture/PictureSource.ts';
import { type Accent, accents } from '#engine/picture/roles.ts';
import { foldText } from '#engine/search/foldText.ts';

import { readAnswered, readPlace } from './answers.ts';
import type { Entry } from './Entry.ts';
import type { EntryDescription } from './entryContract.ts';

/**
 * The entries of a field: the items of a list, the properties of an object, or a single text. With "*" in the pattern
 * the lists of all items follow each other. Empty ones are left out; scored ones
 * begin with the strongest.
 */
export function readEntries(source: PictureSource, pattern: string, described: EntryDescription = {}): Entry[] {
  const chosen = chosenNames(source, described);
  const entries = expand(source, pattern).flatMap(({ pointer, owner }) =>
    itemsOf(source, pointer, described).flatMap((item) => readEntry(source, item, owner, described, chosen)),
  );
  return entries.sort((a, b) => (b.score?.value ?? 0) - (a.score?.value ?? 0));
}

/** The pointers that a pattern stands for, each with the last item that it lies in. */
function expand(source: PictureSource, pattern: string, owner = ''): { pointer: string; owner: string }[] {
  const star = pattern.indexOf('/*');
  if (star < 0) return [{ pointer: pattern, owner }];
  const rest = pattern.slice(star + 2);
  return source.itemsAt(pattern.slice(0, star)).flatMap((item) => expand(source, item + rest, item));
}

function itemsOf(source: PictureSource, pointer: string, { title, text }: EntryDescription): string[] {
  const items = source.itemsAt(pointer);
  if (items.length > 0) return items;
  if (title !== undefined) return [];
  return text === undefined ? [pointer] : source.propertiesOf(pointer).map((key) => `${pointer}/${key}`);
}

/** As they are compared: the same name is often written with another case or blank. */
function chosenNames(source: PictureSource, { chosen }: EntryDescription): ReadonlySet<string> {
  if (!chosen) return new Set();
  return new Set(source.itemsAt(chosen.list).map((item) => foldText(source.textAt(`${item}/${chosen.name}`))));
}

function readEntry(
  source: PictureSource,
  pointer: string,
  owner: string,
  described: EntryDescription,
  chosen: ReadonlySet<string>,
): Entry[] {
  const read = (property: string | undefined) =>
    property === undefined ? '' : source.textAt(`${pointer}/${property}`);
  const text = read(described.text);
  const place = readPlace(source, pointer, described);
  const answered = readAnswered(source, pointer, described.answers);
  const isNamed = described.title === undefined && described.text !== undefined;
  const name = isNamed
    ? source.nameOf(pointer)
    : described.title === undefined
      ? source.textAt(pointer)
      : read(described.title);
  if (isNamed ? text === '' : name === '' && text === '') return [];

  const noted = joined([name, ...(described.notes ?? []).map(read)], ' · ');
  const title = joined([noted, answered], ' ');
  const isChosen = described.chosen !== undefined && chosen.has(foldText(name));
  const sign = isChosen ? 'star' : described.sign?.signs[source.codeAt(`${pointer}/${described.sign.property}`)];
  const score = described.score === undefined ? undefined : source.numberAt(`${pointer}/${described.score}`);
  const speaker = described.speaker === undefined ? '' : source.textAt(`${owner}/${described.speaker}`);
  const label = joined(
    [
      speaker,
      place === undefined ? noted : `${place.number}. ${noted}`,
      place === undefined ? '' : place.isAnswered ? source.words.answered : source.words.unanswered,
      described.answers === undefined ? '' : read(described.answers.by),
      isChosen ? source.nameOf(described.chosen?.list ?? '') : '',
      read(described.sign?.property),
      scoreLabel(source, pointer, described),
      text,
    ],
    ', ',
  );
  return [
    {
      pointer,
      label,
      title,
      text,
      ...(sign && { sign }),
      ...(place && { place }),
      ...(described.number !== undefined && { figure: figureAt(source, `${pointer}/${described.number}`) }),
      ...(score !== undefined && { score: { value: score, of: source.scaleOf(`${pointer}/${described.score}`).to } }),
      ...(speaker !== '' && { speaker: { number: indexOf(owner) + 1, name: speaker, role: roleOf(owner) } }),
    },
  ];
}

function figureAt(source: PictureSource, pointer: string): string {
  const value = source.numberAt(pointer);
  return value === undefined ? '' : source.formatNumber(value, pointer);
}

function scoreLabel(source: PictureSource, pointer: string, { score, number }: EntryDescription): string {
  const property = score ?? number;
  const value = property === undefined ? '' : source.textAt(`${pointer}/${property}`);
  return value === '' ? '' : `${source.nameOf(`${pointer}/${property}`)} ${value}`;
}

function roleOf(owner: string): Accent {
  return accents[indexOf(owner) % accents.length] ?? 'accent-1';
}

function indexOf(item: string): number {
  return Number(item.split('/').at(-1));
}

function joined(parts: string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}
