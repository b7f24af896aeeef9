import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { UploadedImage } from '#engine/protocol/image.ts';
import { readConfig } from '#server/config.ts';
import { createFileStore } from '#server/storage/createFileStore.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { type Bucket, startBucket } from '#server/testing/startBucket.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/startServerProcess.ts';

import { createBackup } from './createBackup.ts';
import { restoreBackup } from './restoreBackup.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'filiz-bucket-'));
let bucket: Bucket;
let environment: Record<string, string>;
let server: ServerProcess;
let ada: Person;
let email: string;
let image: UploadedImage;
let before: Buffer;

/** A server whose images are in a bucket, with one of them. */
beforeAll(async () => {
  bucket = await startBucket(path.join(parent, 'bucket'));
  environment = { DATA_DIR: path.join(parent, 'data'), BACKUP_DIR: path.join(parent, 'backups') };
  server = await start({ ...environment, ...bucket.environment });
  const { token, user } = await server.register();
  email = user.email;
  ada = new Person(server, { id: user.id, token });
  const body = new FormData();
  const picture = await createCanvas(120, 80).encode('png');
  body.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  const authorization = `Bearer ${ada.token}`;
  const to = `${server.url}/api/projects/${await ada.project()}/images`;
  const answer = await fetch(to, { method: 'POST', headers: { authorization }, body });
  image = ((await answer.json()) as { data: UploadedImage }).data;
  before = await read();
});
afterAll(async () => {
  await server.kill();
  await bucket.stop();
  rmSync(parent, { recursive: true });
});

const start = (within: Record<string, string>) => startServerProcess(within, { generation: quickly });
const read = async () => {
  const answer = await fetch(server.url + image.url, { headers: { authorization: `Bearer ${ada.token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await answer.arrayBuffer());
};
const restart = async (within: Record<string, string>) => {
  await server.kill();
  rmSync(environment['DATA_DIR']!, { recursive: true });
  await restoreBackup(readConfig(within), { backup: undefined, force: true });
  server = await start(within);
  // A restore ends all sessions.
  const body = { email, password: goodPassword };
  ada = new Person(server, {
    id: ada.id,
    token: (await server.call('POST', '/api/auth/login', { body })).body.data.token,
  });
};
const inData = () => path.join(environment['DATA_DIR']!, 'images', image.fileName);

it('backs up what is in a bucket, and fills an empty one again', async () => {
  const withBucket = { ...environment, ...bucket.environment };
  expect(existsSync(inData())).toBe(false);
  const { folder } = await createBackup(readConfig(withBucket), { version: '0.1.0' });
  expect(existsSync(path.join(folder, 'data/images', image.fileName))).toBe(true);

  const files = await createFileStore(readConfig(withBucket));
  await files.delete(image.fileName);
  expect(await files.get(image.fileName)).toBe(null);
  await restart(withBucket);
  expect(await files.get(image.fileName)).not.toBe(null);
  expect((await read()).equals(before)).toBe(true);
});

it('restores to a server that keeps its files on disk', async () => {
  await restart(environment);
  expect(existsSync(inData())).toBe(true);
  expect((await read()).equals(before)).toBe(true);
});
