import { z } from 'zod';

import { consents, longestSpeaker, mostSpeakers, sourceForms } from '#engine/sources/sourceRules.ts';

import { id } from './id.ts';
import { oneLine } from './oneLine.ts';

const label = oneLine(longestSpeaker).regex(/^[^:]*$/);
const speaker = z.object({
  id: id.optional(),
  label: label.describe('What stands before their words in the text; a name is not needed.'),
  note: oneLine(120).optional(),
  asks: z.boolean().optional(),
});
// The fields of an upload are texts.
const people = z.preprocess(
  (value) => (typeof value === 'string' ? readJson(value) : value),
  z.array(speaker).max(mostSpeakers),
);

const about = {
  title: oneLine(200),
  kind: z.enum(sourceForms),
  date: z.iso.date(),
  language: z
    .string()
    .max(35)
    .regex(/^[a-zA-Z]{2,3}(?:-[\da-zA-Z]{2,8})*$/)
    .describe('BCP 47, such as "tr".'),
  consent: z.enum(consents),
  people,
};

export const sourceRequest = z.object({
  title: about.title,
  kind: about.kind,
  text: z.string().optional().describe('Required without a file.'),
  date: about.date.optional(),
  language: about.language.optional(),
  consent: about.consent.optional(),
  people: about.people.optional(),
});

export const sourceChange = z.object({
  title: about.title.optional(),
  kind: about.kind.optional(),
  date: about.date.nullable().optional(),
  language: about.language.nullable().optional(),
  consent: about.consent.nullable().optional(),
  people: about.people.optional().describe('By their ids; whoever is left out stays, and labels change in the text.'),
});

const speakerResponse = z.object({
  id: z.string(),
  label: z.string(),
  note: z.string().optional(),
  asks: z.boolean().optional(),
});

export const sourceSummary = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(sourceForms),
  date: z.string().nullable(),
  language: z.string().nullable(),
  consent: z.enum(consents).nullable(),
  people: speakerResponse.array(),
  characters: z.int(),
  /** Who added it; null: their account is deleted. */
  by: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  createdAt: z.string(),
});

export const sourceLine = z.object({
  number: z.int(),
  /** The id of one of `people`. */
  speaker: z.string().optional(),
  /** In seconds from the beginning. */
  time: z.int().optional(),
  /** Where its words stand in `text`, in UTF-16 units. */
  start: z.int(),
  end: z.int(),
});

export const sourceResponse = sourceSummary.extend({ text: z.string(), lines: sourceLine.array() });

export type SourceRequest = z.output<typeof sourceRequest>;
export type SourceChange = z.output<typeof sourceChange>;
export type SourceSummary = z.output<typeof sourceSummary>;
export type SourceAnswer = z.output<typeof sourceResponse>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
