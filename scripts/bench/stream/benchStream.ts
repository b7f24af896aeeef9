import { join } from 'node:path';

import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';

import type { BenchRow } from '../BenchRow.ts';
import { firstToolset } from '../process/benchToolsets.ts';
import { freePort } from '../process/freePort.ts';
import { root } from '../process/root.ts';
import { startFiliz } from '../process/startFiliz.ts';
import { startProcess } from '../process/startProcess.ts';
import { medianOf, percentile } from '../statistics.ts';
import { ModelServer } from './ModelServer.ts';
import { bareOrderers, filizOrderers, type Orderer } from './orders.ts';

const atOnce = 50;
const rounds = 5;
/** Milliseconds over which the starts of the answers are spread. */
const patterns = { 'answers begin within 1 s': 1000, 'all answers begin together': 0 };

interface Times {
  p50: number;
  p95: number;
}

/** Latency that the server adds to a stream: from the model's first token to a client's first `content` event. */
export async function benchStream(): Promise<BenchRow[]> {
  const model = await ModelServer.start(answer());
  const filiz = await startFiliz({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'fake' });
  const port = await freePort();
  const bare = await startProcess({
    command: process.execPath,
    parameters: [join(root, 'scripts/bench/stream/passThrough.ts'), String(port), model.url],
    environment: {},
    directory: root,
    ready: /is ready/,
  });
  try {
    const ours = await filizOrderers(filiz, atOnce);
    const theirs = bareOrderers(port, firstToolset.prompt, atOnce);
    for (const orderers of [ours, theirs]) await measure(model, orderers, 0); // warms up
    const taken: Record<string, { ours: Times; theirs: Times }[]> = {};
    for (let round = 0; round < rounds; round += 1)
      for (const [pattern, within] of Object.entries(patterns)) {
        const pair = { ours: await measure(model, ours, within), theirs: await measure(model, theirs, within) };
        (taken[pattern] ??= []).push(pair);
      }
    return Object.entries(taken).flatMap(([pattern, pairs]) => rowsOf(pattern, pairs));
  } finally {
    model.stop();
    await Promise.all([filiz.stop(), bare.stop()]);
  }
}

async function measure(model: ModelServer, orderers: Orderer[], within: number): Promise<Times> {
  const streams = await Promise.all(orderers.map((orderer, number) => orderer.order(number)));
  await model.waitFor(orderers.length);
  model.begin(within);
  const firsts = await Promise.all(streams.map(({ first }) => first));
  const added = firsts.map((time, number) => time - model.firstTokenAt.get(number)!);
  await Promise.all(orderers.map((orderer) => orderer.cancel()));
  model.reset();
  return { p50: percentile(added, 0.5), p95: percentile(added, 0.95) };
}

function rowsOf(pattern: string, pairs: { ours: Times; theirs: Times }[]): BenchRow[] {
  return (['p50', 'p95'] as const).map((name) => ({
    part: 'stream',
    measure: `first token to first event, ${atOnce} at once, ${pattern}, ${name}`,
    unit: 'ms',
    filiz: medianOf(pairs, ({ ours }) => ours[name]),
    peer: { name: 'bare pass-through', value: medianOf(pairs, ({ theirs }) => theirs[name]) },
    ratio: medianOf(pairs, ({ ours, theirs }) => ours[name] / theirs[name]),
  }));
}

/** The example as the model would answer it. */
function answer(): string {
  return JSON.stringify(toStrictAnswer(firstToolset.examples.en, toStrictSchema(firstToolset)));
}
