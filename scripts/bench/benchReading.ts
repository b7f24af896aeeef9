import { readDocument } from '#engine/reading/readDocument.ts';
import { languages } from '#engine/toolset/languages.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import type { BenchRow } from './BenchRow.ts';
import { median } from './statistics.ts';

const limitMilliseconds = 50;
const rounds = 20;

/** Reading the examples of all built-in toolsets, as a printed project does. */
export async function benchReading(): Promise<BenchRow[]> {
  const { toolsets } = loadToolsets([builtInToolsets]).registry;
  const times = Array.from({ length: rounds }, (_, round) => {
    const language = languages[round % languages.length] ?? 'en';
    const began = performance.now();
    for (const toolset of toolsets) readDocument(toolset, toolset.examples[language], language);
    return performance.now() - began;
  });
  const peer = { name: 'limit', value: limitMilliseconds };
  const measure = `reading the examples of ${toolsets.length} toolsets`;
  return [{ part: 'reading', measure, unit: 'ms', filiz: median(times), peer, atMost: 1 }];
}
