import { setTimeout as pause } from 'node:timers/promises';

import type { LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import { extremeContent } from '#engine/testing/extremeContent.ts';

import { EvalStep } from '../../eval/EvalStep.ts';

const length = 60_000;
const seconds = 10;
const charactersOfChunk = 12;
const chunksAtOnce = 10;

/** Streams a long document, several times as fast as models write. */
class FastModel implements LanguageModel {
  readonly name = 'fast';
  readonly #document: object;

  constructor(document: object) {
    this.#document = document;
  }

  async *stream({ schema }: ModelRequest): AsyncGenerator<ModelChunk> {
    const text = JSON.stringify(toStrictAnswer({ ...this.#document }, schema)).slice(0, length);
    const step = charactersOfChunk * chunksAtOnce;
    const rest = (seconds * 1000 * step) / length;
    for (let at = 0; at < text.length; at += step) {
      for (let chunk = at; chunk < at + step; chunk += charactersOfChunk)
        yield { type: 'text', text: text.slice(chunk, chunk + charactersOfChunk) };
      await pause(rest);
    }
    yield { type: 'finish', reason: 'length' };
  }
}

/** How much of a core reading an answer takes while it streams. */
export async function shareOfReading(
  parts: ConstructorParameters<typeof EvalStep>[0],
  project: ConstructorParameters<typeof EvalStep>[1],
): Promise<number> {
  const longest = parts.registry.toolsets.map(({ manifest, examples, schema }) => ({
    id: manifest.id,
    document: extremeContent(examples[project.language], schema, 'most'),
  }));
  const toolset = longest.find(({ document }) => JSON.stringify(document).length > length);
  if (!toolset) throw new Error('No toolset has a document that is long enough.');
  const step = new EvalStep(parts, project, toolset.id);
  const model = new FastModel(toolset.document);
  const began = performance.now();
  const before = process.cpuUsage();
  await step.draft(model).catch(() => {});
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (performance.now() - began);
}
