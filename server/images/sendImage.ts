import type { Context } from 'koa';

import { storedImage } from '#engine/images/storedImage.ts';
import { hasLogo } from '#server/database/repositories/brands.ts';
import { hasProjectImage } from '#server/database/repositories/images.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';
import { contentDisposition } from '#server/http/contentDisposition.ts';
import { isUnchanged } from '#server/http/isUnchanged.ts';
import type { Services } from '#server/Services.ts';

interface Wanted {
  /** A project that whoever asks may read. */
  projectId: string;
  fileName: string;
}

/**
 * Answers with an image that the project shows, or its logo.
 * @throws NotFoundError, the same whether it is absent or another project's
 */
export async function sendImage(
  context: Context,
  services: Pick<Services, 'database' | 'files'>,
  { projectId, fileName }: Wanted,
): Promise<void> {
  const { connection } = services.database;
  const isShown =
    (await hasProjectImage(connection, projectId, fileName)) || (await hasLogo(connection, projectId, fileName));
  if (!isShown) throw new NotFoundError();
  await sendStoredImage(context, services, fileName);
}

/** Answers with an image that whoever asks may see. @throws NotFoundError */
export async function sendStoredImage(
  context: Context,
  { files }: Pick<Services, 'files'>,
  fileName: string,
): Promise<void> {
  const image = storedImage(fileName);
  if (!image) throw new NotFoundError();
  // Kept by the browser alone, and asked for each time: who may read it can change.
  context.set('Cache-Control', 'private, no-cache');
  context.set('ETag', `"${fileName}"`);
  context.set('Content-Disposition', contentDisposition('inline', fileName));
  context.set('X-Content-Type-Options', 'nosniff');
  context.type = image.mediaType;
  if (isUnchanged(context)) {
    context.status = 304;
    return;
  }
  const bytes = await files.get(fileName).catch((cause: unknown) => {
    throw new UnavailableError({ cause });
  });
  if (!bytes) throw new NotFoundError();
  context.body = bytes;
}
