import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';

import type { Language } from '#engine/languages/languages.ts';
import { latePart } from '#web/components/latePart.tsx';
import { lateView } from '#web/components/lateView.ts';
import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { withWords } from '#web/i18n/withWords.ts';
import { LivePart } from '#web/live/LivePart.tsx';
import { ClaimNotesContext } from '#web/reading/ClaimNotesContext.ts';
import { LockedContext } from '#web/reading/locked/LockedContext.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { modeHref } from '#web/toolsets/useToolsetMode.ts';
import { whenIdle } from '#web/whenIdle.ts';

import { useGhosts } from './ghost/useGhosts.ts';
import type { AskedField } from './picture/AskedField.ts';
import { PictureWithCard } from './picture/PictureWithCard.tsx';
import { useAskedField } from './picture/useAskedField.ts';
import { useLeadAway } from './picture/useLeadAway.ts';
import { useContentToSee } from './useContentToSee.ts';

const waiting = (
  <SkeletonPage>
    <Skeleton className="h-96" />
  </SkeletonPage>
);
const EmptyToolset = lateView(
  withWords('editing', async () => (await import('./EmptyToolset.tsx')).EmptyToolset),
  waiting,
);
// A picture comes without it.
const Reading = lateView(async () => (await import('#web/reading/Reading.tsx')).Reading, <Skeleton className="h-96" />);
const UnsaidReading = latePart(async () => (await import('#web/reading/UnsaidReading.tsx')).UnsaidReading, {
  comes: 'when idle',
});
// Few toolsets repeat figures of others.
const Disagreements = latePart(async () => (await import('./Disagreements.tsx')).Disagreements);

interface ToolsetViewProps {
  document: OpenDocument;
  language: Language;
  mode: 'picture' | 'reading';
  readOnly: boolean;
  isPrinting: boolean;
  /** Stands in the place of a picture that cannot be drawn. */
  form: ReactNode;
}

/** The open document as its picture, or to read, as it stands now: unsaved changes included. Paper has both. */
export function ToolsetView({ document, language, mode, readOnly, isPrinting, form }: ToolsetViewProps) {
  const { editable } = document;
  const { definition } = editable.source;
  const { generation, server } = useSnapshot(toolsetScreen);
  const { isEmpty, content, figures, subject, legend, marked, notes, isLocked } = useContentToSee(document, language);
  const hasPicture = definition.ui.picture.length > 0;
  // A first draft is drawn among ghosts of what is still to come, and so is what a person begins with.
  const isUnsaved = server?.status === 'empty';
  const isDrawing = isUnsaved && generation !== null && !generation.fields;
  const [begun, setBegun] = useState<AskedField | null>(null);
  const isFilledIn = isUnsaved && begun !== null && !readOnly && !generation;
  const ghosts = useGhosts(subject, { isWanted: hasPicture && (isEmpty || isDrawing || isFilledIn), isFilledIn });
  const isPictured = mode === 'picture' && (!isEmpty || (hasPicture && (isDrawing || isFilledIn)));
  const led = useAskedField(editable, mode === 'picture');
  const asked = led ?? (isFilledIn ? begun : null);
  useLeadAway(isPictured || readOnly ? null : led, hasPicture && !isEmpty);
  const isIdle = useIdle();
  // Nothing can wait once the page is being printed.
  useEffect(() => whenIdle(Reading.prepare), []);
  if (isEmpty && (!isPictured || !ghosts))
    return generation || isFilledIn ? (
      waiting
    ) : (
      <EmptyToolset
        definition={definition}
        readOnly={readOnly}
        ghost={ghosts?.subject ?? null}
        onFillIn={ghosts ? () => void ghosts.firstPart().then((part) => setBegun({ pointers: [part] })) : undefined}
      />
    );
  const href = readOnly ? undefined : editHref;
  const withContexts = (reading: ReactNode) => (
    <>
      <LivePart name="FindingNotes" toolset={definition.manifest.id} />
      {figures && Object.keys(figures).length > 0 && (
        <Disagreements definition={definition} content={content} language={language} figures={figures} />
      )}
      <ClaimNotesContext value={notes}>
        <LockedContext value={isLocked}>{reading}</LockedContext>
      </ClaimNotesContext>
    </>
  );
  const all = withContexts(<Reading {...marked} editHref={href} isAllOpen={isPrinting} />);
  if (isPictured)
    return (
      <div data-printed>
        {legend}
        <PictureWithCard
          {...{ language, readOnly, asked }}
          subject={ghosts?.subject ?? subject}
          document={editable}
          isWriting={generation !== null}
          instead={isPrinting || readOnly ? all : form}
          blocks={marked.blocks}
          renderBelow={(unsaid) =>
            isPrinting ? all : withContexts(<UnsaidReading {...marked} blocks={unsaid} editHref={href} />)
          }
        />
      </div>
    );
  return (
    <div data-printed>
      {legend}
      {hasPicture && (isIdle || isPrinting) && (
        // For paper, for which nothing can be loaded any more.
        <div className="hidden print:block">
          <PictureWithCard
            {...{ subject, language }}
            document={editable}
            readOnly
            isWriting
            asked={null}
            instead={null}
            blocks={noBlocks}
            renderBelow={nothing}
          />
        </div>
      )}
      <div>{all}</div>
    </div>
  );
}

const noBlocks: never[] = [];
const nothing = () => null;
const editHref = (pointer: string) => modeHref('picture', pointer);

function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
