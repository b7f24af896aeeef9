import type { Entry } from '#engine/picture/entries/Entry.ts';
import type { EntryDescription } from '#engine/picture/entries/entryContract.ts';
import { readEntries } from '#engine/picture/entries/readEntries.ts';
import { entryLegend } from '#engine/picture/legend/entryLegend.ts';
import type { LegendGroup } from '#engine/picture/legend/Legend.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { CanvasArea } from './canvasContract.ts';

/** What an area shows: its fields, each with what it is called and its entries. */
export interface AreaContent extends Omit<CanvasArea, 'fields' | 'entry'> {
  parts: AreaPart[];
  legend: LegendGroup[];
}

export interface AreaPart {
  pointer: string;
  name: string;
  entries: Entry[];
}

/** Reads an area; `toPointer` puts the item that the canvas is about into a pattern. */
export function readArea(
  { fields, entry, ...area }: CanvasArea,
  source: PictureSource,
  toPointer: (pattern: string) => string,
): AreaContent {
  const described = entry && placed(entry, toPointer);
  const parts = fields.map((field) => {
    const pattern = toPointer(field);
    const list = pattern.split('/*')[0] ?? pattern;
    return { pointer: list, name: source.nameOf(field), entries: readEntries(source, pattern, described) };
  });
  const entries = parts.flatMap((part) => part.entries);
  return { ...area, parts, legend: entryLegend(entries, described ?? {}, source) };
}

/** With the lists that answer, or are answered, of the item that the canvas is about. */
function placed({ answered, answers, ...entry }: EntryDescription, toPointer: (pattern: string) => string) {
  return {
    ...entry,
    ...(answered && { answered: { ...answered, list: toPointer(answered.list) } }),
    ...(answers && { answers: { ...answers, list: toPointer(answers.list) } }),
  };
}
