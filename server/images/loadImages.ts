import { imageNamesIn } from '#engine/images/imageNamesIn.ts';
import { listProjectImages } from '#server/database/repositories/images.ts';
import type { ExportImages } from '#server/export/ExportImages.ts';
import type { Services } from '#server/Services.ts';

// Together, in bytes: an export is written in a process of bounded memory.
const most = 60_000_000;

/** The images of a project that are named in texts, such as contents as JSON. */
export async function loadImages(
  { database, files, logger }: Pick<Services, 'database' | 'files' | 'logger'>,
  projectId: string,
  texts: readonly string[],
): Promise<ExportImages> {
  const rows = await listProjectImages(database.connection, projectId);
  const named = new Set(texts.flatMap((text) => [...imageNamesIn(text)]));
  const loaded = new Map<string, Uint8Array>();
  let size = 0;
  for (const { fileName, bytes } of rows) {
    if (size + bytes > most || !named.has(fileName)) continue;
    const file = await loadImage({ files, logger }, fileName);
    if (!file) continue;
    loaded.set(fileName, file);
    size += bytes;
  }
  return loaded;
}

/** An image that may be shown. An export without it is worth more than none. */
export async function loadImage(
  { files, logger }: Pick<Services, 'files' | 'logger'>,
  fileName: string,
): Promise<Uint8Array | null> {
  return files.get(fileName).catch((err: unknown) => {
    logger.warn({ err, fileName }, 'image not loaded');
    return null;
  });
}
