import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '#server/config.ts';
import { type Bucket, startBucket } from '#server/testing/startBucket.ts';

import { createDiskStore } from './createDiskStore.ts';
import { createS3Store } from './createS3Store.ts';
import type { FileStore } from './FileStore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'filiz-files-'));
let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket(path.join(folder, 's3'));
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const inBucket = (more = {}) => createS3Store({ ...readConfig(bucket.environment).s3!, prefix: 'filiz/', ...more });
const stores: Record<string, () => FileStore> = {
  'on disk': () => createDiskStore(path.join(folder, 'disk', 'images')),
  'in a bucket': () => inBucket(),
};

describe.each(Object.keys(stores))('files %s', (kind) => {
  let files: FileStore;
  beforeAll(() => void (files = stores[kind]!()));
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256));

  it('are what was put in', async () => {
    await files.put('A1-30x20.png', bytes, 'image/png');
    expect((await files.get('A1-30x20.png'))?.equals(bytes)).toBe(true);
  });

  it('are null where there are none', async () => {
    expect(await files.get('none-1x1.png')).toBe(null);
  });

  it('are gone when they are deleted, and may be gone already', async () => {
    await files.put('B1-30x20.jpg', bytes, 'image/jpeg');
    await files.put('B2-30x20.jpg', bytes, 'image/jpeg');
    await files.delete('B1-30x20.jpg');
    await files.delete('B1-30x20.jpg');
    expect(await files.get('B1-30x20.jpg')).toBe(null);
    expect(await files.get('B2-30x20.jpg')).not.toBe(null);
  });

  it('may be put in again', async () => {
    for (const text of ['once', 'twice']) await files.put('C1-30x20.jpg', Buffer.from(text), 'image/jpeg');
    expect(String(await files.get('C1-30x20.jpg'))).toBe('twice');
  });

  it.each(['', '../secret', 'a/b.png', '.', '..', '/etc/passwd', 'a\0.png', '%2e%2e'])(
    'have no name such as "%s"',
    async (name) => {
      const work = [() => files.get(name), () => files.put(name, bytes, 'image/png'), () => files.delete(name)];
      for (const each of work) await expect((async () => each())()).rejects.toThrow('not the name of a stored file');
    },
  );
});

it('keeps files on disk from other users, and leaves none half written', async () => {
  const place = path.join(folder, 'private');
  await createDiskStore(place).put('A1-30x20.png', Buffer.from('x'), 'image/png');
  expect(readdirSync(place)).toEqual(['A1-30x20.png']);
  expect(statSync(place).mode & 0o077).toBe(0);
  expect(statSync(path.join(place, 'A1-30x20.png')).mode & 0o077).toBe(0);
});

it('tells when a bucket takes nothing: the wrong key, no such bucket, no server', async () => {
  const put = (more: object) => inBucket(more).put('A1-30x20.png', Buffer.from('x'), 'image/png');
  await expect(put({ accessKeyId: 'nobody' })).rejects.toThrow('403');
  await expect(put({ bucket: 'absent' })).rejects.toThrow('404');
  await expect(put({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow();
  await expect(inBucket({ accessKeyId: 'nobody' }).get('A1-30x20.png')).rejects.toThrow('403');
});

it('on disk lose what a killed process was writing, and not what another writes now', async () => {
  const place = path.join(folder, 'broken');
  const files = createDiskStore(place);
  await files.deleteBroken(new Date());
  await files.put('A1-1x1.png', Buffer.from('whole'), 'image/png');
  const [old, present] = ['A2-1x1.png.partial', 'A3-1x1.png.partial'].map((name) => path.join(place, name));
  for (const each of [old!, present!]) writeFileSync(each, 'half');
  utimesSync(old!, new Date(0), new Date(0));
  await files.deleteBroken(new Date(Date.now() - 60_000));
  expect(readdirSync(place).toSorted()).toEqual(['A1-1x1.png', 'A3-1x1.png.partial']);
});
