import { drawPictureWith, type PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';

import { drawMiniature, type Miniature } from './drawMiniature.ts';

/** The first sheet of a picture as a miniature; null where there is no picture. */
export async function miniatureOf(subject: PictureSubject): Promise<Miniature | null> {
  const drawLayout = await loadDrawLayout(subject.definition.ui.picture.map(({ kind }) => kind));
  const [scene] = drawPictureWith(drawLayout, subject, 'sheet');
  return scene ? drawMiniature(scene) : null;
}
