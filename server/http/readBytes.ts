import type { Context } from 'koa';

/** The body as bytes. @throws what `tooLarge` makes when there are more than allowed */
export async function readBytes({ req }: Context, most: number, tooLarge: () => Error): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
