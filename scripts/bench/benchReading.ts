import type { Toolset } from '#engine/contract/Toolset.ts';
import { evidenceRegister } from '#engine/evidence/evidenceRegister.ts';
import { findConsequences } from '#engine/evidence/findConsequences.ts';
import { type Language, languages } from '#engine/languages/languages.ts';
import { drawPicture } from '#engine/picture/drawPicture.ts';
import { readDocument } from '#engine/reading/readDocument.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import type { BenchRow } from './BenchRow.ts';
import { median } from './statistics.ts';

// Milliseconds; a picture is drawn within one frame of a screen.
const limits = { readings: 50, readingsAndPictures: 100, picture: 16, register: 50 };
const rounds = 20;

/** Reading and drawing the examples of all built-in toolsets, as a printed project does. */
export async function benchReading(): Promise<BenchRow[]> {
  const { toolsets } = loadToolsets([builtInToolsets]).registry;
  const taken = Array.from({ length: rounds }, (_, round) => {
    const language = languages[round % languages.length] ?? 'en';
    return {
      readings: timeOf(() => toolsets.forEach((toolset) => read(toolset, language))),
      pictures: toolsets.map((toolset) => timeOf(() => draw(toolset, language))),
    };
  });
  const drawn = toolsets.map((_, index) => median(taken.map(({ pictures }) => pictures[index] ?? 0)));
  const slowest = drawn.indexOf(Math.max(...drawn));
  const count = `${toolsets.length} toolsets`;
  const rowOf = (measure: string, filiz: number, limit: number): BenchRow => ({
    part: 'reading',
    measure,
    unit: 'ms',
    filiz,
    peer: { name: 'limit', value: limit },
    atMost: 1,
  });
  return [
    rowOf(`reading the examples of ${count}`, median(taken.map(({ readings }) => readings)), limits.readings),
    rowOf(
      `reading and drawing the examples of ${count}`,
      median(taken.map(({ readings, pictures }) => readings + pictures.reduce((sum, one) => sum + one, 0))),
      limits.readingsAndPictures,
    ),
    rowOf(`the register of evidence of the example project`, timeOfRegister(toolsets), limits.register),
    rowOf(`drawing one picture, the slowest (${toolsets[slowest]?.manifest.id})`, drawn[slowest] ?? 0, limits.picture),
  ];
}

function read(toolset: Toolset, language: Language) {
  readDocument(toolset, toolset.examples[language], language);
}

function draw(toolset: Toolset, language: Language) {
  drawPicture({ definition: toolset, content: toolset.examples[language], language }, 'page');
}

/** What the example project claims and rests on, and what follows from it. */
function timeOfRegister(toolsets: readonly Toolset[]): number {
  const documents = new Map(toolsets.map((toolset) => [toolset.manifest.id, toolset.examples.en]));
  return median(
    Array.from({ length: rounds }, () =>
      timeOf(() => findConsequences(toolsets, documents, evidenceRegister(toolsets, documents))),
    ),
  );
}

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
