import { useMemo } from 'react';

import { drawPictureWith, type PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { Picture } from '#web/picture/Picture.tsx';
import { useDrawLayout } from '#web/picture/useDrawLayout.ts';
import { useIsNarrow } from '#web/picture/useIsNarrow.ts';

/** How the result will look, to be seen behind something else: nothing of it is read out or pressed. */
export function GhostPicture({ subject }: { subject: PictureSubject }) {
  const isNarrow = useIsNarrow();
  const drawLayout = useDrawLayout(subject.definition.ui.picture);
  const [scene] = useMemo(
    () => (drawLayout ? drawPictureWith(drawLayout, subject, isNarrow ? 'narrow' : 'page') : []),
    [drawLayout, subject, isNarrow],
  );
  return (
    scene && (
      <div aria-hidden className="animate-fade">
        <div className="picture-backdrop">
          <Picture scene={scene} />
        </div>
      </div>
    )
  );
}
