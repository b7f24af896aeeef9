import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createGoogleProvider } from './accounts/google/createGoogleProvider.ts';
import { readConfig } from './config.ts';
import { findLocalModel } from './generation/models/local/findLocalModel.ts';
import { OpenAiModel } from './generation/models/OpenAiModel.ts';
import { goThroughProxies } from './goThroughProxies.ts';
import { StripeGateway } from './payments/stripe/StripeGateway.ts';
import { createS3Store } from './storage/createS3Store.ts';
import { FakeModelServer } from './testing/FakeModelServer.ts';
import { startBucket } from './testing/startBucket.ts';
import { type ForwardProxy, startForwardProxy } from './testing/startForwardProxy.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Calls go as the environment says, until the end of the test. */
async function behind(target: number | null, more: Record<string, string> = {}): Promise<ForwardProxy> {
  const proxy = await startForwardProxy(target);
  ends.push(() => proxy.stop());
  ends.push(goThroughProxies(readConfig({ HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url, ...more })));
  return proxy;
}

async function draft(baseUrl: string): Promise<string> {
  const { model } = readConfig({ OPENAI_BASE_URL: baseUrl });
  const writer = new OpenAiModel(model!, { silence: 20_000, total: 20_000 });
  const signal = new AbortController().signal;
  let text = '';
  for await (const chunk of writer.stream({
    messages: [],
    schema: {},
    schemaName: 'a',
    maxOutputTokens: 9,
    signal,
  } as never))
    if (chunk.type === 'text') text += chunk.text;
  return text;
}

const google = (issuer: string) =>
  createGoogleProvider(
    { clientId: 'x', clientSecret: 'y', issuer },
    'https://filiz.example',
    pino({ level: 'silent' }),
  );
const start = { state: 'a', nonce: 'b', codeVerifier: 'c'.repeat(43) };

function stripe() {
  const config = readConfig({
    PAYMENT_GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'w',
  });
  return new StripeGateway({ config });
}

describe('behind a proxy', () => {
  let model: FakeModelServer;
  let port: number;
  beforeEach(async () => {
    model = await new FakeModelServer(() => ({ text: '{"a":1}' })).start();
    ends.push(() => model.stop());
    port = Number(new URL(model.url).port);
  });

  it('a model answers', async () => {
    const proxy = await behind(port);
    expect(await draft('http://models.example/v1')).toBe('{"a":1}');
    expect(proxy.asked).toEqual(['models.example:80']);
  });

  it.each<Record<string, string>>([{}, { NO_PROXY: '' }, { NO_PROXY: 'other.example' }])(
    'one on this machine is called directly, whatever NO_PROXY says: %j',
    async (more) => {
      const proxy = await behind(null, more);
      for (const host of ['127.0.0.1', 'localhost']) expect(await draft(`http://${host}:${port}/v1`)).toBe('{"a":1}');
      await findLocalModel([port], null);
      const six = createServer((_, response) => void response.end('six')).listen(0, '::1');
      ends.push(() => six.close());
      await new Promise((resolve) => void six.once('listening', resolve));
      const answer = await fetch(`http://[::1]:${(six.address() as AddressInfo).port}/`);
      expect(await answer.text()).toBe('six');
      expect(proxy.asked).toEqual([]);
    },
  );

  it('one that NO_PROXY lists is called directly', async () => {
    const proxy = await behind(null, { NO_PROXY: 'a.example, .internal.invalid  models.invalid' });
    for (const host of ['models.invalid', 'gpu.internal.invalid'])
      await expect(draft(`http://${host}/v1`)).rejects.toMatchObject({ code: 'model-unreachable' });
    expect(proxy.asked).toEqual([]);
    await expect(draft('http://models.example/v1')).rejects.toThrow();
    expect(proxy.asked).toEqual(['models.example:80']);
  });

  it('files lie in a bucket', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'filiz-proxy-'));
    ends.push(() => rmSync(directory, { recursive: true }));
    const bucket = await startBucket(directory);
    ends.push(() => bucket.stop());
    const { s3 } = readConfig({ ...bucket.environment, S3_ENDPOINT: 'http://s3.amazonaws.com' });
    const proxy = await behind(Number(new URL(bucket.environment['S3_ENDPOINT']!).port));
    const store = createS3Store(s3!);
    const name = 'abcdefghij-1x1.png';
    await store.put(name, Buffer.from('image'), 'image/png');
    expect(await store.get(name)).toEqual(Buffer.from('image'));
    expect(new Set(proxy.asked)).toEqual(new Set(['s3.amazonaws.com:80']));
  });

  it.each<[string, Record<string, string>]>([
    ['HTTP_PROXY and HTTPS_PROXY', {}],
    ['HTTP_PROXY alone', { HTTPS_PROXY: '' }],
  ])('a proxy that refuses is an unreachable service, with %s', async (_, more) => {
    const proxy = await behind(null, more);
    await expect(draft('https://models.example/v1')).rejects.toMatchObject({ code: 'model-unavailable' });
    await expect(google('https://accounts.example').authorizationUrl(start)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(stripe().readCheckout('cs_1')).rejects.toMatchObject({ code: 'unavailable' });
    const asked = new Set(proxy.asked);
    expect(asked).toEqual(new Set(['models.example:443', 'accounts.example:443', 'api.stripe.com:443']));
  });
});

it('reads proxies in either case, with or without a scheme, and refuses one that it does not speak', () => {
  const read = (variables: Record<string, string>) => readConfig(variables).proxies;
  expect(read({})).toBeNull();
  expect(read({ NO_PROXY: '*' })).toBeNull();
  expect(read({ https_proxy: 'proxy.example:3128', no_proxy: 'a, b' })).toEqual({
    http: null,
    https: 'http://proxy.example:3128',
    none: ['a', 'b'],
  });
  expect(read({ http_proxy: 'http://lower.example', HTTP_PROXY: 'http://upper.example' })!.http).toBe(
    'http://lower.example',
  );
  expect(() => read({ HTTPS_PROXY: 'socks5://proxy.example:1080' })).toThrow(
    'HTTPS_PROXY: expected an address such as http://',
  );
});
