import type { Language } from '#engine/languages/languages.ts';

/** A time that is spelled out. */
interface Time {
  /** Each one of several words; "#" is the word of a number. */
  words: readonly (readonly string[])[];
  /** Null for one that is no span. */
  minutes: number | null;
}

interface Spelled {
  /** What each word of a number is worth, endings included. */
  numbers: ReadonlyMap<string, number | 'hundred' | 'thousand'>;
  /** May stand between the words of a number. */
  joins: string | null;
  hours: string;
  /** Between a number and the word for hours: half an hour more. */
  andHalf: readonly string[];
  /** In each of the times, in either case. */
  mark: RegExp;
  /** By their first word; longer ones before those that they contain. */
  times: ReadonlyMap<string, readonly Time[]>;
}

const endingsInTurkish =
  ' i ı u ü e a yi yı yu yü ye ya de da te ta den dan ten tan si sı er ar inci ıncı uncu üncü lik lık luk lük';

const spelled: Record<Language, Spelled> = {
  en: {
    numbers: numbersOf({
      ones: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
      hundred: 'hundred',
      thousand: 'thousand',
      endings: '',
    }),
    joins: 'and',
    hours: 'hours',
    andHalf: ['and', 'a', 'half'],
    mark: /hour|half|quarter/i,
    times: byFirstWord({
      'three quarters of an|one hour': 45,
      'quarter of an|one|each|every|the hour': 15,
      'quarter hour': 15,
      'half an hour': 30,
      'half hour': 30,
      'an|one hour and a quarter': 75,
      'an|one hour and a half': 90,
      'an|one hour': 60,
      'half past #': null,
      'quarter past|to #': null,
    }),
  },
  tr: {
    numbers: numbersOf({
      ones: 'bir iki üç dört beş altı yedi sekiz dokuz on',
      tens: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
      hundred: 'yüz',
      thousand: 'bin',
      endings: endingsInTurkish,
    }),
    joins: null,
    hours: 'saat',
    andHalf: ['buçuk'],
    mark: /çeyrek|yar[ıI]m|saat/i,
    times: byFirstWord({
      'üç çeyrek saat|saati|saate|saatlik': 45,
      'çeyrek saat|saati|saate|saatte|saatin|saatlik': 15,
      'yarım saat|saati|saate|saatte|saatin|saatlik': 30,
      'çeyrek kala|geçe|geçiyor|var': null,
      'saatin dörtte biri|birini|üçü|üçünü': null,
    }),
  },
};

/** Numbers and spans of time that a text spells out, as figures: "three quarters of an hour" is 45. */
export function spelledFiguresIn(text: string): string[] {
  return Object.entries(spelled).flatMap(([language, own]) => {
    const words = wordsOf(text.toLocaleLowerCase(language)).map(({ word }) => word);
    const spans = own.mark.test(text) ? words.flatMap((_, at) => timeAt(words, at, own)?.minutes ?? []) : [];
    return [...numbersIn(words, own), ...spans, ...minutesOfHours(words, own)].map(String);
  });
}

/** A text without the times that it spells out with a part of an hour, which is a part of nothing else. */
export function withoutSpelledTimes(text: string): string {
  let rest = text;
  for (const [language, own] of Object.entries(spelled)) {
    if (!own.mark.test(rest)) continue;
    const found = wordsOf(rest);
    const words = found.map(({ word }) => word.toLocaleLowerCase(language));
    for (let at = words.length - 1; at >= 0; at -= 1) {
      const time = timeAt(words, at, own);
      const [first, last] = [found[at], found[at + (time?.words.length ?? 0) - 1]];
      if (time && first && last) rest = rest.slice(0, first.index) + rest.slice(last.index + last.word.length);
    }
  }
  return rest;
}

function wordsOf(text: string): { word: string; index: number }[] {
  return [...text.matchAll(/[\p{L}\d]+/gu)].map(({ 0: word, index }) => ({ word, index }));
}

function timeAt(words: readonly string[], at: number, own: Spelled): Time | undefined {
  return own.times.get(words[at] ?? '')?.find((time) =>
    time.words.every((wanted, place) => {
      const word = words[at + place] ?? '';
      return wanted.includes(word) || (wanted.includes('#') && typeof own.numbers.get(word) === 'number');
    }),
  );
}

/** "Two and a half hours", "2 saat". */
function minutesOfHours(words: readonly string[], own: Spelled): number[] {
  return words.flatMap((word, at) => {
    if (word !== own.hours) return [];
    const isHalf = own.andHalf.every((half, place) => words[at - own.andHalf.length + place] === half);
    const count = words[at - 1 - (isHalf ? own.andHalf.length : 0)] ?? '';
    const hours = own.numbers.get(count) ?? Number(count || NaN);
    return typeof hours === 'number' && Number.isFinite(hours) ? [hours * 60 + (isHalf ? 30 : 0)] : [];
  });
}

function numbersIn(words: readonly string[], own: Spelled): number[] {
  const found: number[] = [];
  let whole = 0;
  let part: number | null = null;
  const end = () => {
    if (part !== null) found.push(whole + part);
    whole = 0;
    part = null;
  };
  for (const word of words) {
    const value = own.numbers.get(word);
    if (value === 'hundred') part = (part || 1) * 100;
    else if (value === 'thousand') {
      whole += (part || 1) * 1000;
      part = 0;
    } else if (value !== undefined) part = (part ?? 0) + value;
    else if (part === null || word !== own.joins) end();
  }
  end();
  return found;
}

/** @param words of 1, 2, 3 …, of 20, 30, 40 … and of those that multiply; what may follow each */
function numbersOf(words: Record<'ones' | 'tens' | 'hundred' | 'thousand' | 'endings', string>): Spelled['numbers'] {
  const stems = new Map<string, number | 'hundred' | 'thousand'>([
    ...words.ones.split(' ').map((word, at) => [word, at + 1] as const),
    ...words.tens.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
    [words.hundred, 'hundred'],
    [words.thousand, 'thousand'],
  ]);
  const endings = words.endings.split(' ');
  return new Map([...stems].flatMap(([stem, value]) => endings.map((ending) => [stem + ending, value] as const)));
}

function byFirstWord(times: Readonly<Record<string, number | null>>): Spelled['times'] {
  const found = new Map<string, Time[]>();
  for (const [phrase, minutes] of Object.entries(times)) {
    const words = phrase.split(' ').map((each) => each.split('|'));
    for (const first of words[0] ?? []) found.set(first, [...(found.get(first) ?? []), { words, minutes }]);
  }
  return found;
}
