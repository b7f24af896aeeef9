import { placeOf } from '#engine/comments/place.ts';
import { isQuoteIn } from '#engine/evidence/isQuoteIn.ts';
import { cutText, isLonger } from '#engine/generation/cutText.ts';
import { leavesOf } from '#engine/provenance/leavesOf.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { foldText } from '#engine/search/foldText.ts';

import { longestQuestion, longestWords, mostFindings, mostPlaces } from './critiqueBounds.ts';
import type { CritiqueFinding, CritiquePlace } from './CritiqueFinding.ts';
import type { PlaceNames } from './PlaceNames.ts';
import { isWithinPlaces, samePlace } from './samePlaces.ts';

/** Why a place that a model pointed to does not count. */
export interface PlaceFault {
  place: string;
  reason: 'unknown-name' | 'words-not-found';
}

/** What holds of an answer. */
export interface ReadCritique {
  findings: CritiqueFinding[];
  /** How many it had, and why not all of their places hold. */
  given: number;
  faults: PlaceFault[];
}

/**
 * The findings of an answer that hold: their places were given, and their words stand there word for word, in two
 * fields at least. What is told twice is one. null: the answer is no list of findings.
 */
export function readCritique(answer: unknown, names: PlaceNames): ReadCritique | null {
  const given = getAt(answer, '/findings');
  if (!Array.isArray(given)) return null;
  const faults: PlaceFault[] = [];
  const findings: CritiqueFinding[] = [];
  for (const entry of given) {
    const finding = readFinding(entry, names, faults);
    if (!finding) continue;
    const same = findings.find((other) => isSame(other, finding));
    if (same) same.places = joined(same.places, finding.places);
    else findings.push(finding);
  }
  return { findings: findings.slice(0, mostFindings), given: given.length, faults };
}

function readFinding(entry: unknown, names: PlaceNames, faults: PlaceFault[]): CritiqueFinding | null {
  const asked = getAt(entry, '/question');
  const pointed = getAt(entry, '/places');
  const question = typeof asked === 'string' ? asked.replaceAll(/\s+/g, ' ').trim().toWellFormed() : '';
  if (question === '' || !Array.isArray(pointed)) return null;
  const read = pointed.flatMap((each) => readPlace(each, names, faults) ?? []);
  const places = joined([], read);
  return places.length < 2 ? null : { question: withinLength(question, longestQuestion), places };
}

function readPlace(entry: unknown, names: PlaceNames, faults: PlaceFault[]): CritiquePlace | null {
  const [place, words] = [getAt(entry, '/place'), getAt(entry, '/words')];
  if (typeof place !== 'string' || typeof words !== 'string') return null;
  const named = names.find(place);
  if (!named) {
    faults.push({ place, reason: 'unknown-name' });
    return null;
  }
  const { toolset, document } = named.read;
  for (const pointer of leavesOf(document, [named.pointer])) {
    const stands = wordsIn(getAt(document, pointer), words);
    const address = stands === null ? null : placeOf(toolset.schema, document, pointer);
    if (stands !== null && address !== null) return { toolset: toolset.manifest.id, place: address, words: stands };
  }
  faults.push({ place, reason: 'words-not-found' });
  return null;
}

/** The words as they are kept, where a value has them; a number may be quoted with the name of its field. */
function wordsIn(value: unknown, quoted: string): string | null {
  if (typeof value === 'number') {
    const figure = quoted.split(/[\s":,]/).findLast((part) => part !== '');
    return figure === String(value) ? figure : null;
  }
  if (typeof value !== 'string' || !/[\p{L}\p{N}]/u.test(quoted) || !isQuoteIn(quoted, [value])) return null;
  return withinLength(quoted.trim().toWellFormed(), longestWords);
}

/** Told twice: in the same words, or of places that the other has as well. */
function isSame(one: CritiqueFinding, other: CritiqueFinding): boolean {
  return (
    foldText(one.question) === foldText(other.question) ||
    isWithinPlaces(one.places, other.places) ||
    isWithinPlaces(other.places, one.places)
  );
}

function joined(places: readonly CritiquePlace[], further: readonly CritiquePlace[]): CritiquePlace[] {
  const all = [...places];
  for (const place of further) if (!all.some((other) => samePlace(other, place))) all.push(place);
  return all.slice(0, mostPlaces);
}

function withinLength(text: string, most: number): string {
  return isLonger(text, most) ? cutText(text, most) : text;
}
