import { createHash } from 'node:crypto';

import type { OpenedLink } from '#server/access/requireSharedLink.ts';
import type { Services } from '#server/Services.ts';

import { readPreview } from './readPreview.ts';

/** The picture of a link as PNG, drawn once for what it shows. */
export async function previewOf(services: Services, opened: OpenedLink, signal: AbortSignal): Promise<Uint8Array> {
  const order = await readPreview(services, opened);
  const key = createHash('sha256')
    .update(JSON.stringify([opened.project.id, order]))
    .digest('hex');
  const known = services.previews.find(key);
  if (known) return known;
  const { file } = await services.exports.write(`link ${opened.link.id}`, async () => order, signal);
  return services.previews.keep(key, file.length, () => file);
}
