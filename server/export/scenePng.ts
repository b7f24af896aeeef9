import { renderAsync } from '@resvg/resvg-js';

import { sceneSvg } from '#engine/picture/renderers/sceneSvg.ts';
import type { Scene } from '#engine/picture/Scene.ts';

import { pictureFonts } from './fonts.ts';

/** A sheet as PNG of the given width in pixels, with its proportions. Several are drawn on several cores. */
export async function scenePng(scene: Scene, width: number): Promise<Buffer> {
  const font = {
    loadSystemFonts: false,
    fontFiles: pictureFonts,
    defaultFontFamily: 'Inter',
    sansSerifFamily: 'Inter',
  };
  const image = await renderAsync(sceneSvg(scene), { font, fitTo: { mode: 'width', value: width } });
  return image.asPng();
}
