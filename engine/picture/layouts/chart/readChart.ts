import type { PictureSource } from '#engine/picture/PictureSource.ts';
import { type Accent, accents } from '#engine/picture/roles.ts';
import { toPattern } from '#engine/schema/pattern.ts';
import { formatShort } from '#engine/units/formatShort.ts';

import type { ChartDescription } from './chartContract.ts';
import { chartWords } from './chartWords.ts';

/** The most lines that can be told apart, in colour and without. */
const mostLines = 6;

/** One item's series. */
export interface Line {
  /** The item. */
  pointer: string;
  name: string;
  values: number[];
  role: Accent;
  /** Its number among all lines, by which it looks the same in each chart. */
  look: number;
  /** Of the step at which it is marked, from 0. */
  marked: number | null;
  /** What it says, in words. */
  told: string;
}

export interface Chart {
  title: string;
  /** What one step is called. */
  step: string;
  lines: Line[];
  limit: { name: string; value: number; text: string } | null;
  /** A figure as it stands at the axis. */
  format: (value: number) => string;
}

/** Reads the charts; items of which a number is missing have no line. */
export function readCharts({ of, name, charts }: ChartDescription, source: PictureSource): Chart[] {
  const items = itemsOf(of, source).slice(0, mostLines);
  return charts.map(({ series, watch, limit: limitAt }): Chart => {
    const first = `${items[0] ?? `${of}/*`}/${series}`;
    const step = source.itemNameOf(first);
    const value = limitAt === undefined ? undefined : source.numberAt(limitAt);
    const limit =
      limitAt === undefined || value === undefined
        ? null
        : { name: source.nameOf(limitAt), value, text: source.formatNumber(value, limitAt) };
    const lines = items.flatMap((pointer, look): Line[] => {
      const at = `${pointer}/${series}`;
      const values = source.itemsAt(at).flatMap((each) => source.numberAt(each) ?? []);
      if (values.length === 0) return [];
      const called = name === undefined ? source.nameOf(pointer) : source.textAt(`${pointer}/${name}`);
      const marked = markedStep(values, watch, limit?.value);
      const role = accents[look] ?? 'accent-1';
      const text = { format: (each: number) => source.formatNumber(each, `${at}/0`), step, watch, limit: limit?.text };
      return [{ pointer, name: called, values, role, look, marked, told: inWords(values, marked, text, source) }];
    });
    const unit = source.unitOf(toPattern(`${first}/0`));
    const format = (each: number) => formatShort(each, source.language, unit);
    return { title: source.nameOf(first), step, lines, limit, format };
  });
}

function itemsOf(of: string, source: PictureSource): string[] {
  return source.isList(of) ? source.itemsAt(of) : source.propertiesOf(of).map((key) => `${of}/${key}`);
}

/** Where a line falls below zero, or reaches the limit. */
function markedStep(values: readonly number[], watch: 'zero' | undefined, limit: number | undefined): number | null {
  const index =
    watch === 'zero'
      ? values.findIndex((value) => value < 0)
      : limit === undefined
        ? -1
        : values.findIndex((value) => value >= limit);
  return index === -1 ? null : index;
}

interface Wording {
  format: (value: number) => string;
  step: string;
  watch: 'zero' | undefined;
  limit: string | undefined;
}

function inWords(
  values: readonly number[],
  marked: number | null,
  { format, step, watch, limit }: Wording,
  { language }: PictureSource,
): string {
  const words = chartWords[language];
  const at = (index: number) => words.step(step.toLocaleLowerCase(language), index + 1);
  const said = [words.course(format(values[0] ?? 0), format(values.at(-1) ?? 0))];
  if (watch === 'zero') {
    const least = Math.min(...values);
    said.push(marked === null ? words.neverBelowZero : words.belowZero(at(marked)));
    const index = values.indexOf(least);
    if (index > 0 && index < values.length - 1) said.push(words.lowest(format(least), at(index)));
  }
  if (limit !== undefined) said.push(marked === null ? words.neverReaches(limit) : words.reaches(limit, at(marked)));
  return said.join('; ');
}
