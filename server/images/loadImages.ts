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
    // An export without a picture is worth more than none.
    const file = await files.get(fileName).catch((err: unknown) => {
      logger.warn({ err, fileName }, 'image not loaded');
      return null;
    });
    if (!file) continue;
    loaded.set(fileName, file);
    size += bytes;
  }
  return loaded;
}
