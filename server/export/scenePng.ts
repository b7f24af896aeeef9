import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

import { paintScene } from '#engine/picture/renderers/paintScene.ts';
import type { Scene } from '#engine/picture/Scene.ts';

import { encodePng } from './encodePng.ts';
import { fontFamilies, fontFile } from './fonts.ts';

for (const { name, folders } of fontFamilies) {
  for (const folder of folders) GlobalFonts.registerFromPath(fontFile(folder), name);
}
const fonts = fontFamilies.map(({ name }) => name).join(', ');

/** A sheet as PNG of the given width in pixels, with its proportions. */
export async function scenePng(scene: Scene, width: number): Promise<Buffer> {
  const scale = width / scene.width;
  const canvas = createCanvas(width, Math.round(scene.height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  paintScene(context, scene, fonts);
  return encodePng(canvas.data(), canvas);
}
