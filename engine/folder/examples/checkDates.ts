import type { Toolset } from '#engine/contract/Toolset.ts';
import { type Language, languages } from '#engine/languages/languages.ts';

import type { ExampleReport } from './ExampleReport.ts';
import { readTexts } from './readTexts.ts';
import { weekdaysIn } from './weekdaysIn.ts';

const pairs = [
  ['startDate', 'endDate'],
  ['start', 'end'],
  ['startTime', 'endTime'],
] as const;

/** What begins ends later, and a weekday beside a date is the one of that date. */
export function checkDates(toolset: Toolset, year: number, report: ExampleReport): void {
  for (const language of languages) {
    checkOrder(toolset.examples[language], '', language, report);
    for (const { pointer, text } of readTexts(toolset, toolset.examples[language])) {
      for (const { written, weekday } of weekdaysIn(text, language, year)) {
        report(language, pointer, `“${written}” is a ${weekday}`);
      }
    }
  }
}

function checkOrder(value: unknown, pointer: string, language: Language, report: ExampleReport): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => checkOrder(item, `${pointer}/${index}`, language, report));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const entries = new Map<string, unknown>(Object.entries(value));
  for (const [from, to] of pairs) {
    const [first, last] = [entries.get(from), entries.get(to)];
    if (typeof first === 'string' && typeof last === 'string' && first > last)
      report(language, `${pointer}/${to}`, `${last} comes before ${first}`);
  }
  for (const [key, child] of entries) checkOrder(child, `${pointer}/${key}`, language, report);
}
