import { imageFilesIn } from '#engine/picture/imageFilesIn.ts';
import { paintScene } from '#engine/picture/renderers/paintScene.ts';
import { sceneSvg } from '#engine/picture/renderers/sceneSvg.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { safeFileName } from '#engine/protocol/safeFileName.ts';
import type { ProjectImages } from '#web/images/ProjectImages.ts';
import { downloadFile } from '#web/stores/downloadFile.ts';

// A sheet of 1600 units fills a large screen sharply.
const pixelsPerUnit = 2;
const weights = [400, 500, 600, 700];
const longestName = 120;

/**
 * Saves a sheet as a file of the browser's downloads.
 * @throws when the browser has no memory for the picture, or an image in it cannot be fetched
 */
export async function savePicture(
  scene: Scene,
  format: 'svg' | 'png',
  name: string,
  images: ProjectImages | null,
): Promise<void> {
  const shown = await loadShown(scene, images);
  const blob = format === 'svg' ? await writeSvg(scene, shown) : await paintPng(scene, shown);
  downloadFile({ blob, name: `${safeFileName(name, longestName)}.${format}` });
}

type Shown = ReadonlyMap<string, Blob>;

async function loadShown(scene: Scene, images: ProjectImages | null): Promise<Shown> {
  if (!images) return new Map();
  const files = imageFilesIn(scene);
  return new Map(await Promise.all(files.map(async (file) => [file, await images.blobOf(file)] as const)));
}

/** With its images in it: a file of its own. */
async function writeSvg(scene: Scene, shown: Shown): Promise<Blob> {
  const addresses = await mapShown(shown, asDataAddress);
  return new Blob([sceneSvg(scene, (file) => addresses.get(file))], { type: 'image/svg+xml' });
}

async function mapShown<T>(shown: Shown, make: (blob: Blob) => Promise<T>): Promise<Map<string, T>> {
  return new Map(await Promise.all([...shown].map(async ([file, blob]) => [file, await make(blob)] as const)));
}

function asDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}

async function paintPng(scene: Scene, shown: Shown): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(scene.width * pixelsPerUnit);
  canvas.height = Math.ceil(scene.height * pixelsPerUnit);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser gives no canvas');
  const typeface = getComputedStyle(document.documentElement).fontFamily;
  // A face that cannot be loaded leaves the text to the next of its family, and the picture is still worth having.
  await Promise.allSettled(weights.map((weight) => document.fonts.load(`${weight} 16px ${typeface}`, 'aşİ')));
  context.scale(pixelsPerUnit, pixelsPerUnit);
  const decoded = await mapShown(shown, (blob) => createImageBitmap(blob));
  paintScene(context, scene, typeface, (file) => decoded.get(file));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large for the browser'))));
  });
}
