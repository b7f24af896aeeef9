import { type ComponentProps, useMemo } from 'react';

import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import { readDocument } from '#engine/reading/readDocument.ts';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { PictureBoundary } from '#web/picture/PictureBoundary.tsx';
import { PictureFigure } from '#web/picture/PictureFigure.tsx';
import { useDrawLayout } from '#web/picture/useDrawLayout.ts';
import { Reading } from '#web/reading/Reading.tsx';
import type { Subject } from '#web/reading/Subject.ts';
import { useMarked } from '#web/reading/unconfirmed/useMarked.ts';

const confirmed: Unconfirmed = [];

/** A document as its picture and to read; nothing of it can be changed. */
export function SubjectReading({ subject, projectName }: { subject: Subject; projectName: string }) {
  const language = useLanguage();
  const { definition, content, unconfirmed = confirmed, references, figures } = subject;
  const blocks = useMemo(
    () => readDocument(definition, content, language, references, figures),
    [definition, content, language, references, figures],
  );
  const known = useMemo(() => ({ document: content, unconfirmed }), [content, unconfirmed]);
  const { legend, markPicture: mark, ...marked } = useMarked(blocks, { definition, content, language, known });
  const pictured = useMemo(() => ({ ...subject, language, mark }), [subject, language, mark]);
  return (
    <div data-printed>
      {legend}
      {definition.ui.picture.length > 0 && (
        <PictureBoundary>
          <LatePicture subject={pictured} project={projectName} />
        </PictureBoundary>
      )}
      <Reading {...marked} isAllOpen={false} />
    </div>
  );
}

function LatePicture(props: Omit<ComponentProps<typeof PictureFigure>, 'drawLayout'>) {
  const drawLayout = useDrawLayout(props.subject.definition.ui.picture);
  return drawLayout ? <PictureFigure drawLayout={drawLayout} {...props} /> : <Skeleton className="aspect-video" />;
}
