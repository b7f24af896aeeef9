import type { Language } from '#engine/languages/languages.ts';

/** What a chart says of its lines. */
export interface ChartWords {
  /** "month 3": a step of a series, by the word for one in small letters. */
  step: (word: string, number: number) => string;
  /** From the first value to the last. */
  course: (first: string, last: string) => string;
  lowest: (value: string, step: string) => string;
  belowZero: (step: string) => string;
  neverBelowZero: string;
  /** When a line reaches the one across. */
  reaches: (limit: string, step: string) => string;
  neverReaches: (limit: string) => string;
}

const en: ChartWords = {
  step: (word, number) => `${word} ${number}`,
  course: (first, last) => `${first} to ${last}`,
  lowest: (value, step) => `lowest ${value} in ${step}`,
  belowZero: (step) => `below zero from ${step}`,
  neverBelowZero: 'never below zero',
  reaches: (limit, step) => `reaches ${limit} in ${step}`,
  neverReaches: (limit) => `never reaches ${limit}`,
};

const tr: ChartWords = {
  step: (word, number) => `${number}. ${word}`,
  course: (first, last) => `${first} → ${last}`,
  lowest: (value, step) => `en düşük: ${value}, ${step}`,
  belowZero: (step) => `ilk eksi: ${step}`,
  neverBelowZero: 'hiç eksiye düşmüyor',
  reaches: (limit, step) => `${limit} eşiğine ulaştığı: ${step}`,
  neverReaches: (limit) => `${limit} eşiğine ulaşmıyor`,
};

export const chartWords: Record<Language, ChartWords> = { en, tr };
