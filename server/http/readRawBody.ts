import type { Context } from 'koa';

import { ApplicationError } from '#server/errors/ApplicationError.ts';

import { readBytes } from './readBytes.ts';

/** The body as it was sent. */
export function readRawBody(context: Context, kilobytes: number): Promise<Buffer> {
  const tooLarge = () => new ApplicationError('payload-too-large', { limit: `${kilobytes} kB` });
  return readBytes(context, kilobytes * 1024, tooLarge);
}
