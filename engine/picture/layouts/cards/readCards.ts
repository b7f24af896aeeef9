import type { Section } from '#engine/picture/elements/setSection.ts';
import { readSection } from '#engine/picture/layouts/readSection.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import { toPattern } from '#engine/schema/pattern.ts';

import type { CardsDescription } from './cardsContract.ts';

/** What a card shows. */
export interface Card {
  pointer: string;
  /** What stands in its disc; "" without one. */
  mark: string;
  title: string;
  subtitle: string;
  /** Of title and subtitle. */
  wordsAt: string[];
  quote: string;
  quotePointer: string;
  lead: Section | null;
  facts: Fact[];
  sections: Section[];
  isAssumed: boolean;
}

/** A short field with its name; a score has its steps too. */
export interface Fact {
  pointer: string;
  name: string;
  text: string;
  score?: { value: number; of: number };
  /** The texts of a list, such as keywords. */
  texts?: string[];
}

/** Reads the items of a list, or the document as one card; those without any text are left out. */
export function readCards(cards: CardsDescription, source: PictureSource): Card[] {
  const pointers = cards.list === undefined ? [''] : source.itemsAt(cards.list);
  return pointers.map((pointer, index) => readCard(cards, pointer, index + 1, source)).filter(hasContent);
}

function readCard(cards: CardsDescription, pointer: string, number: number, source: PictureSource): Card {
  const at = (field: string) => `${pointer}/${field}`;
  const textOf = (field: string | undefined) => (field === undefined ? '' : source.textAt(at(field)));
  const title = textOf(cards.title);
  const marks = { initials: initialsOf(title), number: String(number), none: '' };
  const lead = cards.lead === undefined ? null : readSection({ field: cards.lead }, pointer, source);
  return {
    pointer,
    mark: marks[cards.mark ?? 'none'],
    title,
    subtitle: (cards.subtitle ?? [])
      .map((field) => source.textsAt(at(field)).join(', '))
      .filter((text) => text !== '')
      .join(' · '),
    wordsAt: [cards.title, ...(cards.subtitle ?? [])].flatMap((field) => (field === undefined ? [] : at(field))),
    quote: cards.quote === undefined ? '' : (source.textsAt(at(cards.quote))[0] ?? ''),
    quotePointer: at(cards.quote ?? ''),
    lead: lead && lead.texts.length > 0 ? lead : null,
    facts: (cards.facts ?? []).map((field) => readFact(at(field), source)).filter(({ text }) => text !== ''),
    sections: cards.sections.map((section) => readSection(section, pointer, source)),
    isAssumed: cards.assumed !== undefined && source.codeAt(at(cards.assumed.field)) === cards.assumed.value,
  };
}

function readFact(pointer: string, source: PictureSource): Fact {
  const fact = { pointer, name: source.nameOf(pointer), text: source.textsAt(pointer).join(', ') };
  if (source.isList(pointer)) return { ...fact, texts: source.textsAt(pointer) };
  const value = source.numberAt(pointer);
  const { from, to } = source.scaleOf(toPattern(pointer));
  return value === undefined || from !== 1 || to > 10 ? fact : { ...fact, score: { value, of: to } };
}

/** The first letters of the first and the last capitalised word. */
function initialsOf(name: string): string {
  const capitals = name.split(/\s+/).flatMap((word) => /^\p{Lu}/u.exec(word)?.[0] ?? []);
  const [first = [...name][0] ?? ''] = capitals;
  return capitals.length > 1 ? `${first}${capitals.at(-1)}` : first;
}

function hasContent(card: Card): boolean {
  const { title, quote, lead, facts, sections } = card;
  return title !== '' || quote !== '' || lead !== null || facts.length > 0 || sections.some((s) => s.texts.length > 0);
}
