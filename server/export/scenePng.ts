import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';

import { imageFilesIn } from '#engine/picture/imageFilesIn.ts';
import { paintScene } from '#engine/picture/renderers/paintScene.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { mapTexts } from '#engine/schema/mapTexts.ts';

import { encodePng } from './encodePng.ts';
import type { ExportImages } from './ExportImages.ts';
import { withBoxes } from './fontCoverage.ts';
import { fontFamilies, fontFile } from './fonts.ts';

for (const { name, folders } of fontFamilies) {
  for (const folder of folders) GlobalFonts.registerFromPath(fontFile(folder), name);
}
const fonts = fontFamilies.map(({ name }) => name).join(', ');

/** A sheet as PNG of the given width in pixels, with its proportions. */
export async function scenePng(scene: Scene, width: number, images: ExportImages = new Map()): Promise<Buffer> {
  const scale = width / scene.width;
  const canvas = createCanvas(width, Math.round(scene.height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  await paintSheet(context, scene, images);
  return encodePng(canvas.data(), canvas);
}

/** Paints a sheet in the fonts of exports, at the place and scale of the context. */
export async function paintSheet(context: SKRSContext2D, scene: Scene, images: ExportImages): Promise<void> {
  const decoded = await decode(scene, images);
  paintScene(context, mapTexts(scene, withBoxes), fonts, (file) => decoded.get(file));
}

async function decode(scene: Scene, images: ExportImages): Promise<Map<string, Image>> {
  const decoded = new Map<string, Image>();
  for (const file of imageFilesIn(scene)) {
    const bytes = images.get(file);
    if (bytes) decoded.set(file, await loadImage(Buffer.from(bytes)));
  }
  return decoded;
}
