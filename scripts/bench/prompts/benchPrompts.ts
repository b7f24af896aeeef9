import { setImmediate as breathe } from 'node:timers/promises';

import { languages } from '#engine/languages/languages.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { extremeContent } from '#engine/testing/extremeContent.ts';
import { FoundEvidenceCache } from '#server/projects/FoundEvidenceCache.ts';
import { builtInToolsets } from '#server/toolsets/builtInToolsets.ts';
import { createValidators } from '#server/toolsets/createValidators.ts';
import { loadToolsets } from '#server/toolsets/loadToolsets.ts';

import type { EvalProject } from '../../eval/EvalProject.ts';
import { EvalStep } from '../../eval/EvalStep.ts';
import { Evaluation } from '../../eval/Evaluation.ts';
import type { BenchRow } from '../BenchRow.ts';
import { percentile } from '../statistics.ts';
import { AskedModel } from './AskedModel.ts';
import { longestHold } from './longestHold.ts';
import { shareOfReading } from './shareOfReading.ts';

// Milliseconds.
const limits = { prompt: 20, largest: 1000, hold: 50, replay: 60_000 };
const contexts = [8_192, 16_384, 32_768, 131_072];
const rounds = 5;
const largestBytes = 2 * 1024 * 1024;

/** From what was read of the database to the first request, and from an answer to a document. */
export async function benchPrompts(): Promise<BenchRow[]> {
  const { registry } = loadToolsets([builtInToolsets]);
  const parts = { registry, validators: createValidators() };
  const projects = languages.map((language) =>
    projectOf(language, new Map(registry.toolsets.map(({ manifest, examples }) => [manifest.id, examples[language]]))),
  );
  const found = new Map(projects.map((project) => [project, new FoundEvidenceCache()]));
  const rows: BenchRow[] = [];
  for (const context of contexts) {
    const times: number[] = [];
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const project of projects)
        for (const { manifest } of registry.toolsets) {
          const taken = await timeOf(() =>
            ask(new EvalStep({ ...parts, found: found.get(project) }, project, manifest.id), context),
          );
          if (round > 0) times.push(taken);
        }
    const measure = `a request from a full project, for ${context.toLocaleString('en')} tokens`;
    rows.push(rowOf(`${measure}, p50`, percentile(times, 0.5)));
    rows.push(rowOf(`${measure}, p95`, percentile(times, 0.95), limits.prompt));
  }
  rows.push(...(await benchLargest(parts)), ...(await benchReplay(parts)));
  rows.push({
    part: 'prompts',
    measure: 'reading an answer of 60 kB that streams for ten seconds, share of a core',
    unit: '',
    filiz: await shareOfReading(parts, projects[0]!),
    peer: { name: 'limit', value: 0.1 },
    atMost: 1,
  });
  return rows;
}

/** A project as large as it may be, at the contexts where most and least is to be done. */
async function benchLargest(parts: ConstructorParameters<typeof EvalStep>[0]): Promise<BenchRow[]> {
  const project = projectOf('tr', largestContents(parts.registry));
  const times: number[] = [];
  const holds: number[] = [];
  for (const { manifest } of parts.registry.toolsets)
    for (const context of [contexts[0]!, contexts.at(-1)!]) {
      const held = await longestHold(async () => {
        times.push(await timeOf(async () => ask(new EvalStep(parts, project, manifest.id), context)));
      });
      holds.push(held);
    }
  return [
    rowOf('a request from the largest legal project, the slowest', Math.max(...times), limits.largest),
    rowOf('the event loop is held up by it, at most', Math.max(...holds), limits.hold),
  ];
}

async function benchReplay(parts: ConstructorParameters<typeof EvalStep>[0]): Promise<BenchRow[]> {
  const evaluation = new Evaluation(parts);
  const taken = await timeOf(async () => {
    for (const step of evaluation.steps()) await evaluation.replay(step);
  });
  return [rowOf('replaying all recorded answers', taken, limits.replay)];
}

function projectOf(language: EvalProject['language'], documents: ReadonlyMap<string, ToolsetDocument>): EvalProject {
  const contents = [...documents].map(([id, document]) => [id, { document, unconfirmed: [] }] as const);
  const project = { name: 'Seedling', description: 'Lends tools to neighbours.' };
  return { language, project, today: '2026-07-20', contents: new Map(contents) };
}

/** The longest lists and texts, as many as a project may hold together. */
function largestContents({ toolsets }: ToolsetRegistry): Map<string, ToolsetDocument> {
  const sizeOf = (document: ToolsetDocument) => Buffer.byteLength(JSON.stringify(document));
  let left = largestBytes - toolsets.reduce((sum, { examples }) => sum + sizeOf(examples.tr), 0);
  return new Map(
    toolsets.map(({ manifest, examples, schema }) => {
      const longest = extremeContent(examples.tr, schema, 'most');
      const more = sizeOf(longest) - sizeOf(examples.tr);
      if (more > left) return [manifest.id, examples.tr];
      left -= more;
      return [manifest.id, longest];
    }),
  );
}

async function ask(step: EvalStep, context: number): Promise<void> {
  const model = new AskedModel(context);
  // As the server does between reading of a project and describing it.
  await breathe();
  await step.draft(model).catch(() => {});
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function rowOf(measure: string, filiz: number, limit?: number): BenchRow {
  const peer = limit === undefined ? {} : { peer: { name: 'limit', value: limit }, atMost: 1 };
  return { part: 'prompts', measure, unit: 'ms', filiz, ...peer };
}
