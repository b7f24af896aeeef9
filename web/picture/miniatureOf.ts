import { drawPicture, type PictureSubject } from '#engine/picture/drawPicture.ts';

import { drawMiniature, type Miniature } from './drawMiniature.ts';

/** The first sheet of a picture as a miniature; null where there is no picture. */
export function miniatureOf(subject: PictureSubject): Miniature | null {
  const [scene] = drawPicture(subject, 'sheet');
  return scene ? drawMiniature(scene) : null;
}
