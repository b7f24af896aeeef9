import { AwsClient } from 'aws4fetch';

import type { FileStore } from './FileStore.ts';
import { requireFileName } from './requireFileName.ts';

export interface S3Place {
  /** Such as https://s3.eu-central-1.amazonaws.com, or the address of another server that speaks S3. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Before each name, such as "filiz/". */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const longest = 15_000; // milliseconds for one request
const retries = 2;

/** Files in a bucket of a store that speaks S3, addressed by path, which every such server understands. */
export function createS3Store({ endpoint, region, bucket, prefix, ...keys }: S3Place): FileStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries });
  const send = (method: string, name: string, init: RequestInit = {}) =>
    client.fetch(`${endpoint}/${bucket}/${prefix}${requireFileName(name)}`, {
      ...init,
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    });
  return {
    async put(name, bytes, mediaType) {
      const headers = { 'content-type': mediaType, 'content-length': String(bytes.length) };
      await refuse(await send('PUT', name, { headers, body: Buffer.from(bytes) }));
    },
    async get(name) {
      const response = await send('GET', name);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      await refuse(response, true);
      return Buffer.from(await response.arrayBuffer());
    },
    async delete(name) {
      const response = await send('DELETE', name);
      if (response.status === 404) await response.body?.cancel();
      else await refuse(response);
    },
    // A store shows whole files only.
    deleteBroken: async () => undefined,
  };
}

/** @throws with what the store said, unless it is content; what it said is read, so that the connection is free. */
async function refuse(response: Response, keepsBody = false): Promise<void> {
  if (response.ok && keepsBody) return;
  const text = await response.text();
  if (!response.ok) throw new Error(`the file store answered ${response.status}: ${text.slice(0, 300)}`);
}
