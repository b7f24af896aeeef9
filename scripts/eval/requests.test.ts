import { describe, expect, it } from 'vitest';

import type { LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { EvalStep } from './EvalStep.ts';
import { attempt } from './Evaluation.ts';
import { printRequest } from './models/HandWrittenModel.ts';

/** A toolset of each stage, and how many tokens models take: a small one here, a middling one, and most by address. */
const toolsets = ['sections', 'exploratory-interview', 'persona', 'scamper', 'lean-canvas'];
const contexts = [8_000, 16_000, 128_000];

const { registry, validators } = loadedToolsets();
const project = {
  language: 'en' as const,
  project: { name: 'Seedling', description: 'Lends tools to neighbours.' },
  today: '2026-07-20',
  contents: new Map(
    registry.toolsets.map(({ manifest, examples }) => [manifest.id, { document: examples.en, unconfirmed: [] }]),
  ),
};

/** Takes so many tokens, and answers with the example. */
class ExampleOfSize implements LanguageModel {
  readonly name = 'example';
  readonly requests: ModelRequest[] = [];
  readonly #context: number;

  constructor(context: number) {
    this.#context = context;
  }

  room() {
    return Promise.resolve({ context: this.#context });
  }

  async *stream(request: ModelRequest): AsyncGenerator<ModelChunk> {
    this.requests.push(request);
    const example = registry.get(request.schemaName).examples.en;
    yield { type: 'text', text: JSON.stringify(toStrictAnswer(example, request.schema)) };
    yield { type: 'finish', reason: 'stop' };
  }
}

// After a change of prompts: read what has changed in these files, and write them anew with
// node node_modules/vitest/vitest.mjs run --project node scripts/eval/requests.test.ts -u
describe.each(toolsets)('in a full project, %s', (toolset) => {
  it.each(contexts)('is asked of a model of %i tokens as it stands in its file', async (context) => {
    const model = new ExampleOfSize(context);
    const { fault } = await attempt(new EvalStep({ registry, validators }, project, toolset), model);
    const told = model.requests.map((request) => inLines(printRequest(request))).join('\n');
    await expect(told || `Not sent: ${fault}\n`).toMatchFileSnapshot(`requests/${toolset}.${context}.txt`);
  });
});

/** With data and schema in lines, so that a difference names what has changed. */
function inLines(text: string): string {
  return text.replaceAll(/^[{[].*[}\]]$/gm, (line) =>
    JSON.stringify(JSON.parse(line), null, 1).replaceAll('<', '\\u003c'),
  );
}
