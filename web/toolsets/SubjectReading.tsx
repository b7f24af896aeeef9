import { Suspense, use, useMemo } from 'react';

import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';
import type { Unconfirmed } from '#engine/provenance/Unconfirmed.ts';
import { readDocument } from '#engine/reading/readDocument.ts';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { PictureBoundary } from '#web/picture/PictureBoundary.tsx';
import { PictureFigure } from '#web/picture/PictureFigure.tsx';
import { Reading } from '#web/reading/Reading.tsx';
import type { Subject } from '#web/reading/Subject.ts';
import { useMarked } from '#web/reading/unconfirmed/useMarked.ts';

const confirmed: Unconfirmed = [];

type Drawing = ReturnType<typeof loadDrawLayout>;

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
  const drawLayout = useMemo(() => loadDrawLayout(definition.ui.picture.map(({ kind }) => kind)), [definition]);
  return (
    <div data-printed>
      {legend}
      {definition.ui.picture.length > 0 && (
        <PictureBoundary>
          <Suspense fallback={<Skeleton className="aspect-video" />}>
            <LatePicture loading={drawLayout} subject={pictured} project={projectName} />
          </Suspense>
        </PictureBoundary>
      )}
      <Reading {...marked} isAllOpen={false} />
    </div>
  );
}

interface LatePictureProps {
  loading: Drawing;
  subject: Subject & { language: ReturnType<typeof useLanguage> };
  project: string;
}

function LatePicture({ loading, ...props }: LatePictureProps) {
  return <PictureFigure drawLayout={use(loading)} {...props} />;
}
