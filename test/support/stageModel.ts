import { afterAll, beforeAll, beforeEach } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer, type ModelCall } from '#server/testing/FakeModelServer.ts';

import { stageApp } from './stageApp.ts';

/** As `stageApp`, with a model that writes the examples, in each test until that gives it another script. */
export function stageModel() {
  const write = answerFromExamples();
  const fromExamples = ({ body }: ModelCall) => ({ text: write(body) });
  const model = new FakeModelServer(fromExamples);
  beforeAll(async () => void (await model.start()));
  // Stopped after the product, which still asks it.
  afterAll(() => model.stop());
  const stage = stageApp(() => ({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'example' }));
  beforeEach(() => void (model.script = fromExamples));
  return { stage, model, write };
}
