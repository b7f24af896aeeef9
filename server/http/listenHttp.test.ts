import { networkInterfaces } from 'node:os';

import { expect, it, onTestFinished } from 'vitest';

import { listenHttp } from './listenHttp.ts';

const others = Object.values(networkInterfaces())
  .flat()
  .filter((address) => address?.family === 'IPv4' && !address.internal)
  .map((address) => address!.address);

async function listen(host: string | null) {
  const http = await listenHttp(
    (_, response) => response.end('here'),
    { host, port: 0 },
    () => {},
  );
  onTestFinished(() => http.close());
  return (address: string) => fetch(`http://${address}:${http.port}`).then((response) => response.text());
}

it('listens on the address of HOST and on no other', async () => {
  const read = await listen('127.0.0.1');
  expect(await read('127.0.0.1')).toBe('here');
  for (const other of others) await expect(read(other)).rejects.toThrow('fetch failed');
});

it('listens on all addresses without HOST', async () => {
  const read = await listen(null);
  for (const address of ['127.0.0.1', ...others]) expect(await read(address)).toBe('here');
});

it('fails where HOST is not an address of this machine', async () => {
  // Reserved for documentation (RFC 5737).
  await expect(listen('192.0.2.1')).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
