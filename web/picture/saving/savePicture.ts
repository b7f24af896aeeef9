import { paintScene } from '#engine/picture/renderers/paintScene.ts';
import { sceneSvg } from '#engine/picture/renderers/sceneSvg.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { downloadFile } from '#web/stores/downloadFile.ts';

// A sheet of 1600 units fills a large screen sharply.
const pixelsPerUnit = 2;

/** Saves a sheet as a file of the browser's downloads. @throws when the browser has no memory for the picture */
export async function savePicture(scene: Scene, format: 'svg' | 'png', name: string): Promise<void> {
  const blob = format === 'svg' ? new Blob([sceneSvg(scene)], { type: 'image/svg+xml' }) : await paintPng(scene);
  downloadFile({ blob, name: `${fileName(name)}.${format}` });
}

async function paintPng(scene: Scene): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(scene.width * pixelsPerUnit);
  canvas.height = Math.ceil(scene.height * pixelsPerUnit);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser gives no canvas');
  const typeface = getComputedStyle(document.documentElement).fontFamily;
  await Promise.all([400, 500, 600, 700].map((weight) => document.fonts.load(`${weight} 16px ${typeface}`, 'aşİ')));
  context.scale(pixelsPerUnit, pixelsPerUnit);
  paintScene(context, scene, typeface);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large for the browser'))));
  return promise;
}

const longestName = 120;

/** Without what file systems refuse. */
function fileName(name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ').replace(/\s+/g, ' ');
  return safe.trim().slice(0, longestName).trim().replace(/\.+$/, '') || 'Filiz';
}
