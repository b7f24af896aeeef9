import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import type { PictureSubject } from '#engine/picture/drawPictureWith.ts';
import type { ToolsetSummary } from '#engine/protocol/toolset.ts';
import { ToolsetIcon } from '#web/components/ToolsetIcon.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import type { Miniature } from '#web/picture/drawMiniature.ts';
import { MiniaturePicture } from '#web/picture/MiniaturePicture.tsx';
import type { Subject } from '#web/reading/Subject.ts';

interface SubjectTileProps {
  to: string;
  summary: Pick<ToolsetSummary, 'id' | 'icon' | 'title'>;
  /** Must stay the same between renders. */
  load: (id: string) => Promise<Subject>;
}

/** A toolset with its picture, which is drawn as soon as it is seen. */
export function SubjectTile({ to, summary: { id, icon, title }, load }: SubjectTileProps) {
  const language = useLanguage();
  const frame = useRef<HTMLSpanElement>(null);
  const [miniature, setMiniature] = useState<Miniature | null>(null);
  useEffect(() => {
    if (!frame.current) return undefined;
    let isWanted = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // The icon stays where it cannot be drawn.
      load(id)
        .then((subject) => draw({ ...subject, language }))
        .then(
          (drawn) => isWanted && setMiniature(drawn),
          () => {},
        );
    });
    observer.observe(frame.current);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [id, load, language]);
  return (
    <Link to={to} className="group block rounded-2xl">
      <span
        ref={frame}
        className="grid aspect-[8/5] place-items-center overflow-hidden rounded-2xl border border-outline bg-(--picture-ground) p-3 text-muted transition-shadow group-hover:shadow-raised"
      >
        {miniature ? <MiniaturePicture miniature={miniature} /> : <ToolsetIcon name={icon} size={28} />}
      </span>
      <span className="mt-2 block text-label font-medium wrap-anywhere group-hover:underline group-hover:underline-offset-4">
        {title[language]}
      </span>
    </Link>
  );
}

async function draw(subject: PictureSubject): Promise<Miniature | null> {
  if (subject.definition.ui.picture.length === 0) return null;
  const { miniatureOf } = await import('#web/picture/miniatureOf.ts');
  return miniatureOf(subject);
}
