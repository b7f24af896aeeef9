import { afterEach, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
afterEach(() => server.stop());

/** Starts a server on which this address has used up its limit for sign-in calls. */
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

describe('the client address for limits', () => {
  it('is the connection’s own without trusted proxies, whatever X-Forwarded-For says', async () => {
    await startWithout('127.0.0.1', {});
    expect(await isRefused('198.51.100.7')).toBe(true);
    expect(await isRefused('10.0.0.1, 198.51.100.8')).toBe(true);
  });

  it('is the one appended by the trusted proxy, not what the client sent', async () => {
    await startWithout('198.51.100.7', { TRUST_PROXY: 'loopback' });
    for (const claimed of ['', '10.0.0.1, ', '198.51.100.8, 10.0.0.1, '])
      expect(await isRefused(`${claimed}198.51.100.7`)).toBe(true);
    expect(await isRefused('198.51.100.7, 198.51.100.8')).toBe(false);
  });

  it('is the one appended by the outer of two trusted proxies', async () => {
    await startWithout('198.51.100.7', { TRUST_PROXY: 'loopback, 10.9.9.0/24' });
    for (const inner of ['10.9.9.1', '10.9.9.2:4711'])
      expect(await isRefused(`10.0.0.1, 198.51.100.7, ${inner}`)).toBe(true);
    expect(await isRefused('198.51.100.7, 198.51.100.8, 10.9.9.1')).toBe(false);
    // Appended by an untrusted host, so that host is counted itself.
    expect(await isRefused('198.51.100.7, 10.9.8.1')).toBe(false);
  });

  it('is the connection’s own when the peer is not a listed proxy, so that nobody can spoof it', async () => {
    await startWithout('127.0.0.1', { TRUST_PROXY: '192.0.2.0/24' });
    for (const claimed of ['198.51.100.7', '192.0.2.1', '198.51.100.8, 192.0.2.1', '::1'])
      expect([claimed, await isRefused(claimed)]).toEqual([claimed, true]);
  });

  it('is the last valid address, where a proxy forwards something else', async () => {
    await startWithout('127.0.0.1', { TRUST_PROXY: 'loopback' });
    for (const claimed of ['unknown', '198.51.100.7, unknown', '', '198.51.100.7,']) {
      expect([claimed, await isRefused(claimed)]).toEqual([claimed, true]);
    }
  });

  it('ignores a port that a proxy appends', async () => {
    await startWithout('198.51.100.7', { TRUST_PROXY: 'loopback' });
    for (const claimed of ['198.51.100.7:50412', '::ffff:198.51.100.7', '[::ffff:198.51.100.7]:50413'])
      expect([claimed, await isRefused(claimed)]).toEqual([claimed, true]);
    expect(await isRefused('198.51.100.8:50412')).toBe(false);
  });

  it('is the /64 network of an IPv6 address, in any notation', async () => {
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
