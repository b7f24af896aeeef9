import { afterEach, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
afterEach(() => server.stop());

/** Starts a server for which an address has used up all its calls of the sign-in routes. */
async function startWithout(usedUp: string, environment: Record<string, string>) {
  server = await startTestServer(environment);
  const { limits } = server.services;
  const takeAll = async () => {
    for (;;) await limits.take('sign-in', { client: usedUp });
  };
  await expect(takeAll()).rejects.toThrow('too-many-requests');
}

async function isRefused(forwardedFor: string): Promise<boolean> {
  const body = { email: 'ada@example.com', code: '000000' };
  const headers = { 'x-forwarded-for': forwardedFor };
  return (await server.call('POST', '/api/auth/register/verify', { body, headers })).status === 429;
}

describe('the address that is counted', () => {
  it('is the connection’s own where no proxy is trusted, whatever is claimed', async () => {
    await startWithout('127.0.0.1', {});
    expect(await isRefused('198.51.100.7')).toBe(true);
    expect(await isRefused('10.0.0.1, 198.51.100.8')).toBe(true);
  });

  it('is the one that the trusted proxy wrote, not what the client sent along', async () => {
    await startWithout('198.51.100.7', { TRUST_PROXY: 'loopback' });
    for (const claimed of ['', '10.0.0.1, ', '198.51.100.8, 10.0.0.1, '])
      expect(await isRefused(`${claimed}198.51.100.7`)).toBe(true);
    expect(await isRefused('198.51.100.7, 198.51.100.8')).toBe(false);
  });

  it('is the one that the outer of two trusted proxies wrote', async () => {
    await startWithout('198.51.100.7', { TRUST_PROXY: 'loopback, 10.9.9.0/24' });
    for (const inner of ['10.9.9.1', '10.9.9.2:4711'])
      expect(await isRefused(`10.0.0.1, 198.51.100.7, ${inner}`)).toBe(true);
    expect(await isRefused('198.51.100.7, 198.51.100.8, 10.9.9.1')).toBe(false);
    // Written by somebody who is no proxy of ours, so it is they who are counted.
    expect(await isRefused('198.51.100.7, 10.9.8.1')).toBe(false);
  });

  it('is the connection’s own for whoever is not a listed proxy, so that nobody changes addresses by a header', async () => {
    await startWithout('127.0.0.1', { TRUST_PROXY: '192.0.2.0/24' });
    for (const claimed of ['198.51.100.7', '192.0.2.1', '198.51.100.8, 192.0.2.1', '::1'])
      expect([claimed, await isRefused(claimed)]).toEqual([claimed, true]);
  });

  it('is the last one that is an address, where a proxy hands on something else', async () => {
    await startWithout('127.0.0.1', { TRUST_PROXY: 'loopback' });
    for (const claimed of ['unknown', '198.51.100.7, unknown', '', '198.51.100.7,']) {
      expect([claimed, await isRefused(claimed)]).toEqual([claimed, true]);
    }
  });

  it('is the same whatever port a proxy writes behind it', async () => {
    await startWithout('198.51.100.7', { TRUST_PROXY: 'loopback' });
    for (const claimed of ['198.51.100.7:50412', '::ffff:198.51.100.7', '[::ffff:198.51.100.7]:50413'])
      expect([claimed, await isRefused(claimed)]).toEqual([claimed, true]);
    expect(await isRefused('198.51.100.8:50412')).toBe(false);
  });

  it('is the whole network of an IPv6 address, however it is written', async () => {
    await startWithout('2001:db8:0:0', { TRUST_PROXY: 'loopback' });
    for (const claimed of [
      '2001:db8::1',
      '2001:db8::2:0:0:1',
      '2001:DB8:0:0:1::',
      '2001:0db8:0000:0000:0000:0000:0000:0003',
      '[2001:db8::4]:50412',
    ])
      expect([claimed, await isRefused(claimed)]).toEqual([claimed, true]);
    for (const claimed of ['2001:db8:0:1::1', '2001:db8:1::1', '::1', '::ffff:198.51.100.7'])
      expect([claimed, await isRefused(claimed)]).toEqual([claimed, false]);
  });
});
