import type { PictureForm } from './Area.ts';
import { drawPictureWith, type PictureSubject } from './drawPictureWith.ts';
import { layoutKinds, loadDrawLayout } from './layouts/loadDrawLayout.ts';
import type { Scene } from './Scene.ts';

const drawLayout = await loadDrawLayout(layoutKinds);

/** Draws a toolset's content as sheets, with layouts of any kind loaded. A page loads those it needs. */
export function drawPicture(subject: PictureSubject, form: PictureForm): Scene[] {
  return drawPictureWith(drawLayout, subject, form);
}
