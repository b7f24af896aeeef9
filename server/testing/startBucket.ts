import S3rver from '@20minutes/s3rver';

/** A bucket on this machine, and what a server needs to keep its files there. */
export interface Bucket {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** @param directory where the bucket keeps its objects */
export async function startBucket(directory: string): Promise<Bucket> {
  const name = 'uploads';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name }],
  });
  const { port } = await server.run();
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: () => server.close(),
  };
}
