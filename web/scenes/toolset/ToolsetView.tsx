import {
  type ComponentProps,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { Language } from '#engine/languages/languages.ts';
import { loadDrawLayout } from '#engine/picture/layouts/loadDrawLayout.ts';
import { readDocument } from '#engine/reading/readDocument.ts';
import { lateDialog } from '#web/components/lateDialog.tsx';
import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { formTexts } from '#web/form/formTexts.ts';
import { withWords } from '#web/i18n/withWords.ts';
import { LivePart } from '#web/live/LivePart.tsx';
import { PictureBoundary } from '#web/picture/PictureBoundary.tsx';
import { useIsNarrow } from '#web/picture/useIsNarrow.ts';
import { ClaimNotesContext } from '#web/reading/ClaimNotesContext.ts';
import { LockedContext } from '#web/reading/locked/LockedContext.ts';
import { Reading } from '#web/reading/Reading.tsx';
import { useMarked } from '#web/reading/unconfirmed/useMarked.ts';
import { project } from '#web/stores/project.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useClaimNotes } from '#web/toolsets/useClaimNotes.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';

const EmptyToolset = lazy(
  withWords('editing', async () => ({ default: (await import('./EmptyToolset.tsx')).EmptyToolset })),
);
// Few toolsets repeat figures of others.
const Disagreements = lazy(async () => ({ default: (await import('./Disagreements.tsx')).Disagreements }));
const PictureFigure = lazy(async () => ({
  default: (await import('#web/picture/PictureFigure.tsx')).PictureFigure,
}));

const PictureCard = lateDialog(
  formTexts.with(withWords('editing', async () => (await import('./card/PictureCard.tsx')).PictureCard)),
);

interface ToolsetViewProps {
  document: OpenDocument;
  language: Language;
  readOnly: boolean;
  isPrinting: boolean;
}

/** The open document as its picture and to read, as it stands now: unsaved changes included. */
export function ToolsetView({ document: { editable, known }, language, readOnly, isPrinting }: ToolsetViewProps) {
  const navigate = useNavigate();
  // What must be mended is mended in the form.
  useEffect(() => editable.onFocusRequest((pointer) => void navigate(modeHref('edit', pointer))), [editable, navigate]);
  const { server, generation } = useSnapshot(toolsetScreen);
  const { current } = useSnapshot(project);
  const content = useSyncExternalStore(
    (listener) => editable.subscribe('', listener),
    () => editable.content,
  );
  const references = server?.references;
  const figures = server?.figures;
  const { definition } = editable.source;
  const blocks = useMemo(
    () => readDocument(definition, content, language, references, figures),
    [definition, content, language, references, figures],
  );
  const { legend, markPicture: mark, ...marked } = useMarked(blocks, { definition, content, language, known });
  const subject = useMemo(
    () => ({ definition, content, language, mark, ...(references && { references }), ...(figures && { figures }) }),
    [definition, content, language, mark, references, figures],
  );
  const { notesAt } = useClaimNotes(definition.manifest.id);
  const notes = useMemo(() => notesAt(content), [notesAt, content]);
  const locks = useSyncExternalStore(editable.locked.subscribe, () => editable.locked.all);
  const isLocked = useCallback(
    (pointer: string) => locks.length > 0 && editable.locked.isToldAt(content, pointer),
    [editable, locks, content],
  );
  const drawLayout = useMemo(() => loadDrawLayout(definition.ui.picture.map(({ kind }) => kind)), [definition]);
  const [opened, setOpened] = useState<string | null>(null);
  const isNarrow = useIsNarrow();
  const close = useCallback(() => setOpened(null), []);
  if (blocks.length === 0)
    return (
      <Suspense
        fallback={
          <SkeletonPage>
            <Skeleton className="h-96" />
          </SkeletonPage>
        }
      >
        <EmptyToolset definition={definition} readOnly={readOnly} />
      </Suspense>
    );
  return (
    <div data-printed>
      {legend}
      {definition.ui.picture.length > 0 && (
        <PictureBoundary>
          <Suspense fallback={<Skeleton className="aspect-video" />}>
            <LatePicture
              loading={drawLayout}
              subject={subject}
              project={current?.name ?? ''}
              onOpen={setOpened}
              opened={opened ?? undefined}
              document={readOnly || generation ? undefined : editable}
            />
          </Suspense>
          {opened !== null && (
            <PictureCard
              document={editable}
              language={language}
              pointer={opened}
              readOnly={readOnly}
              isSheet={isNarrow}
              onOpen={setOpened}
              onClose={close}
            />
          )}
        </PictureBoundary>
      )}
      <LivePart name="FindingNotes" toolset={definition.manifest.id} />
      {figures && Object.keys(figures).length > 0 && (
        <Suspense>
          <Disagreements definition={definition} content={content} language={language} figures={figures} />
        </Suspense>
      )}
      <ClaimNotesContext value={notes}>
        <LockedContext value={isLocked}>
          <Reading {...marked} editHref={readOnly ? undefined : editHref} isAllOpen={isPrinting} />
        </LockedContext>
      </ClaimNotesContext>
    </div>
  );
}

type PictureFigureProps = ComponentProps<typeof PictureFigure>;

function LatePicture({
  loading,
  ...props
}: Omit<PictureFigureProps, 'drawLayout'> & { loading: Promise<PictureFigureProps['drawLayout']> }) {
  return <PictureFigure drawLayout={use(loading)} {...props} />;
}

const editHref = (pointer: string) => modeHref('edit', pointer);
