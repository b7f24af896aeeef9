import { latePart } from '#web/components/latePart.tsx';

import { pictureFrame } from './pictureFrame.ts';

export const LateProjectPicture = latePart(async () => (await import('./ProjectPicture.tsx')).ProjectPicture, {
  comes: 'when idle',
  placeholder: <span aria-hidden className={pictureFrame} />,
});
