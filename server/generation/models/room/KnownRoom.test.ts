import { expect, it, onTestFinished } from 'vitest';

import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import { LocalServer } from '#server/testing/LocalServer.ts';

import { KnownRoom } from './KnownRoom.ts';

class SilentServer extends LocalServer {
  asked = 0;

  protected answer(): Promise<void> {
    this.asked += 1;
    return Promise.resolve();
  }
}

async function listen(): Promise<{ server: SilentServer; room: KnownRoom }> {
  const server = await new SilentServer().start();
  onTestFinished(() => server.stop());
  return { server, room: new KnownRoom({ apiKey: null, baseUrl: `${server.url}/v1`, name: 'a', context: null }) };
}

const forever = new AbortController().signal;

it('asks a server that is silent once, at all addresses together, and later drafts wait for nothing', async () => {
  const { server, room } = await listen();
  const drafts = Promise.all([room.find(forever), room.find(forever)]);
  await expect.poll(() => server.asked).toBe(5);
  expect(await drafts).toEqual([null, null]);
  expect(await room.find(forever)).toBeNull();
  expect(server.asked).toBe(5);
});

it('keeps nobody who cancels', async () => {
  const { room } = await listen();
  const leaving = new AbortController();
  const finding = room.find(leaving.signal);
  leaving.abort(new Error('stopped'));
  await expect(finding).rejects.toThrow('stopped');
});

it('believes a refusal more than what a server tells, once for each', () => {
  const room = new KnownRoom({ apiKey: null, baseUrl: null, name: 'a', context: null });
  const refusal = new LanguageModelError('model-context-too-small', 'refused', { needed: 10_000, context: 8000 });
  expect(room.learn(refusal, 9000).facts).toMatchObject({ isLearned: true });
  expect(room.learn(refusal, 9000)).toBe(refusal);
  const said = new KnownRoom({ apiKey: null, baseUrl: null, name: 'a', context: 64_000 });
  expect(said.learn(refusal, 9000)).toBe(refusal);
});
