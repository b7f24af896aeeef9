import { type Document, ImageRun, Packer } from 'docx';
import JSZip from 'jszip';

import type { StoredImage } from '#engine/images/storedImage.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { withoutFrame } from '#engine/picture/withoutFrame.ts';
import type { ImageBlock } from '#engine/reading/Block.ts';
import type { ExportImages } from '#server/export/ExportImages.ts';
import { scenePng } from '#server/export/scenePng.ts';

/** Pixels of a picture, for 180 to an inch where it is as wide as the text. */
const sharpWidth = 1200;
const atOnce = 4;
const hairline = { type: 'solidFill', solidFillType: 'rgb', value: 'D3D9E2', width: 6350 } as const;
const place = 'picture ';

/**
 * The pictures of a document, drawn while it is written. They are put into the finished file as they are: they are
 * compressed already, and the library would compress them again, which takes longer than all the rest of the file.
 */
export class DocxPictures {
  /** By the sheets that they are cut from. */
  readonly #scenes = new Map<Scene, { scene: Scene; place: Uint8Array }>();
  readonly #images: ExportImages;

  constructor(images: ExportImages) {
    this.#images = images;
  }

  /**
   * A sheet as large as fits into the given pixels, at 96 to an inch. One that is shown again, beside the name of what
   * it shows, is decoration.
   */
  show(sheet: Scene, most: { width: number; height?: number }, { isDecoration = false } = {}): ImageRun {
    const { scene, place: data } = this.#cut(sheet, isDecoration);
    const { title: name, description } = scene;
    const scale = Math.min(most.width / scene.width, (most.height ?? Infinity) / scene.height);
    return new ImageRun({
      type: 'png',
      data,
      transformation: { width: Math.round(scale * scene.width), height: Math.round(scale * scene.height) },
      altText: isDecoration ? { name } : { name, title: name, description },
      decorative: isDecoration,
      outline: hairline,
    });
  }

  /** An uploaded image, as large as fits into the given pixels; null where it is not at hand. */
  showImage({ image, alt }: ImageBlock, most: { width: number; height: number }): ImageRun | null {
    const data = this.#images.get(image.fileName);
    if (!data) return null;
    const scale = Math.min(1, most.width / image.width, most.height / image.height);
    return new ImageRun({
      type: image.mediaType === 'image/png' ? 'png' : 'jpg',
      data: Buffer.from(data),
      transformation: { width: Math.round(scale * image.width), height: Math.round(scale * image.height) },
      altText: { name: alt, title: alt, description: alt },
      outline: hairline,
    });
  }

  /** The logo of those who hand it over, without a frame; null where it is not at hand. */
  showLogo(logo: StoredImage, words: string, most: { width: number; height: number }): ImageRun | null {
    const data = this.#images.get(logo.fileName);
    if (!data) return null;
    const scale = Math.min(most.width / logo.width, most.height / logo.height);
    return new ImageRun({
      type: logo.mediaType === 'image/png' ? 'png' : 'jpg',
      data: Buffer.from(data),
      transformation: { width: Math.round(scale * logo.width), height: Math.round(scale * logo.height) },
      altText: { name: words, title: words, description: words },
    });
  }

  /** The file of the document, each picture in its place. */
  async pack(document: Document): Promise<Uint8Array> {
    const [files, packed] = await Promise.all([this.#draw(), Packer.toBuffer(document)]);
    const zip = await JSZip.loadAsync(packed);
    for (const entry of zip.file(/^word\/media\//)) {
      const content = await entry.async('nodebuffer');
      // An uploaded image is in its place already.
      if (content.toString('latin1', 0, place.length) !== place) continue;
      const index = Number(content.toString('latin1', place.length));
      zip.file(entry.name, files[index]!, { compression: 'STORE' });
    }
    return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  }

  /** A few at once: each takes some megabytes until it is compressed. */
  async #draw(): Promise<Uint8Array[]> {
    const scenes = [...this.#scenes.values()].map(({ scene }) => scene);
    const files: Uint8Array[] = [];
    let next = 0;
    const drawNext = async (): Promise<void> => {
      const index = next++;
      const scene = scenes[index];
      if (!scene) return;
      files[index] = await scenePng(scene, sharpWidth, this.#images);
      await drawNext();
    };
    await Promise.all(Array.from({ length: atOnce }, drawNext));
    return files;
  }

  /** The picture, and what stands for it until the document is packed. */
  #cut(sheet: Scene, isFramed: boolean) {
    const earlier = this.#scenes.get(sheet);
    if (earlier) return earlier;
    const cut = { scene: isFramed ? withoutFrame(sheet) : sheet, place: Buffer.from(`${place}${this.#scenes.size}`) };
    this.#scenes.set(sheet, cut);
    return cut;
  }
}
