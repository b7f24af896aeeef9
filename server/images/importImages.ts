import { imagePointers } from '#engine/images/imagePointers.ts';
import { storedImage } from '#engine/images/storedImage.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ReadProjectFile } from '#server/projects/readProjectFile.ts';
import type { Services } from '#server/Services.ts';

import { deleteStoredImage, storeImage } from './storeImage.ts';

type Importing = Pick<Services, 'database' | 'files' | 'images' | 'toolsets'>;

/** A project file whose images are stored under new names, which its contents have. */
export interface FileWithImages extends ReadProjectFile {
  /** Names and sizes of what was stored. */
  stored: { fileName: string; bytes: number }[];
  /** How many that the contents named are not in the file. */
  imagesLeftOut: number;
}

// Of one file: each takes a process of its own.
const most = 60;

/**
 * Passes the images of a project file through the same gate as an upload. What the contents name and the file does not
 * hold is taken out of them.
 *
 * @param has whether the project into which the contents go shows an image of this name already; it keeps its name
 * @throws ApplicationError when one of them is no image; nothing is kept then
 */
export async function importImages(
  services: Importing,
  person: string,
  read: ReadProjectFile,
  has = async (_: string) => false,
): Promise<FileWithImages> {
  const renamed = new Map<string, string | null>();
  const stored: FileWithImages['stored'] = [];
  const contents = new Map(read.contents);
  try {
    for (const [id, content] of read.contents) {
      for (const pointer of imagePointers(services.toolsets.get(id), content)) {
        const name = getAt(content, pointer) as string;
        if (!storedImage(name)) continue;
        if (!renamed.has(name)) renamed.set(name, (await has(name)) ? name : await store(name));
        contents.set(id, setAt(contents.get(id)!, pointer, renamed.get(name) ?? undefined));
      }
    }
  } catch (error) {
    await deleteStoredImages(services, stored);
    throw error;
  }
  return { ...read, contents, stored, imagesLeftOut: [...renamed.values()].filter((name) => name === null).length };

  async function store(name: string): Promise<string | null> {
    const data = read.images.get(name);
    if (data === undefined || stored.length >= most) return null;
    const image = await services.images.reencode(person, Buffer.from(data, 'base64'));
    const fileName = await storeImage(services, image);
    stored.push({ fileName, bytes: image.bytes.length });
    return fileName;
  }
}

export async function deleteStoredImages(services: Importing, stored: FileWithImages['stored']): Promise<void> {
  for (const { fileName } of stored) await deleteStoredImage(services, fileName);
}
