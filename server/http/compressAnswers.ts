import { Duplex, finished, Readable } from 'node:stream';
import { constants } from 'node:zlib';

import type { Context, Middleware } from 'koa';
import compress from 'koa-compress';

import type { EncodedAnswer } from './EncodedAnswer.ts';

const threshold = 1024;
// Half the CPU of the usual 4 and 22, for answers three percent larger.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/**
 * Compresses larger answers. An error while sending destroys the connection, which koa-compress alone would leave open.
 */
export function compressAnswers(): Middleware {
  const compressing = compress({
    threshold,
    // Event streams must not be buffered by compression.
    filter: (type) => /json|javascript|text\/(?!event-stream)|svg/.test(type),
    br: brotli,
  });
  return async (context, next) => {
    let plain: unknown;
    await compressing(context, async () => {
      await next();
      plain = context.body;
      await takeCompressed(context);
    });
    const sent: unknown = context.body;
    if (plain instanceof Readable && sent instanceof Duplex && sent !== plain)
      finished(plain, (error) => error && sent.destroy(error));
  };
}

/** What was compressed for an earlier call. */
async function takeCompressed(context: Context): Promise<void> {
  const { encoded } = context.state as { encoded?: EncodedAnswer };
  if (!encoded || context.body !== encoded.json || encoded.json.length < threshold) return;
  if (context.acceptsEncodings('br', 'identity') !== 'br') return;
  context.body = await encoded.compressed(brotli);
  context.set('Content-Encoding', 'br');
}
