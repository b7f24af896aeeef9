import { useEffect, useState } from 'react';

import { drawPictureWith, type PictureSubject } from '#engine/picture/drawPictureWith.ts';
import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';
import type { Scene } from '#engine/picture/Scene.ts';
import { Picture } from '#web/picture/Picture.tsx';
import { useIsNarrow } from '#web/picture/useIsNarrow.ts';

/** How the result will look, to be seen behind something else: nothing of it is read out or pressed. */
export function GhostPicture({ subject }: { subject: PictureSubject }) {
  const isNarrow = useIsNarrow();
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => {
    let isAwaited = true;
    loadDrawLayout(subject.definition.ui.picture.map(({ kind }) => kind)).then(
      (drawLayout) => {
        if (isAwaited) setScene(drawPictureWith(drawLayout, subject, isNarrow ? 'narrow' : 'page')[0] ?? null);
      },
      () => {},
    );
    return () => {
      isAwaited = false;
    };
  }, [subject, isNarrow]);
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
