import { useState } from 'react';
import { useSnapshot } from 'valtio';

import type { ToolsetState } from '#engine/protocol/project.ts';
import { classNames } from '#web/components/classNames.ts';
import { lateDialog } from '#web/components/lateDialog.ts';
import { latePart } from '#web/components/latePart.tsx';
import { lateView } from '#web/components/lateView.ts';
import { noteHeaderHeight } from '#web/components/noteHeights.ts';
import { Skeleton, SkeletonPage } from '#web/components/Skeleton.tsx';
import { ConfirmContext } from '#web/confirming/ConfirmContext.ts';
import { confirmWords } from '#web/confirming/confirmWords.ts';
import { useConfirming } from '#web/confirming/useConfirming.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { formTexts } from '#web/form/formTexts.ts';
import { remarkWords } from '#web/form/remarks/remarkWords.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { withWords } from '#web/i18n/withWords.ts';
import { comments } from '#web/stores/comments.ts';
import type { LoadedDefinition } from '#web/stores/definitions.ts';
import { answerTaking } from '#web/stores/toolset-document/mayTakeDraft.ts';
import { save } from '#web/stores/toolset-document/save.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useMay } from '#web/stores/useMay.ts';
import { useToolsetMode } from '#web/toolsets/useToolsetMode.ts';

import { commentWords } from './comments/commentWords.ts';
import { conflictWords } from './conflict/conflictWords.ts';
import { GenerationAnnouncer } from './GenerationAnnouncer.tsx';
import { LateDependenciesPanel } from './LateDependenciesPanel.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PendingQuestion } from './PendingQuestion.tsx';
import { reviewWords } from './review/reviewWords.ts';
import { SaveAnnouncer } from './SaveAnnouncer.tsx';
import { StatusLine } from './status/StatusLine.tsx';
import { ToolsetFoot } from './ToolsetFoot.tsx';
import { ToolsetHeader } from './ToolsetHeader.tsx';
import { ToolsetView } from './ToolsetView.tsx';
import { useIsUnsaved } from './useIsUnsaved.ts';
import { usePrinting } from './usePrinting.ts';
import { useSaveShortcut } from './useSaveShortcut.ts';

const ConflictDialog = lateDialog(
  conflictWords.with(async () => (await import('./conflict/ConflictDialog.tsx')).ConflictDialog),
);
const ReviewDialog = lateDialog(
  remarkWords.with(reviewWords.with(async () => (await import('./review/ReviewDialog.tsx')).ReviewDialog)),
);
const TakeDialog = lateDialog(reviewWords.with(async () => (await import('./review/TakeDialog.tsx')).TakeDialog));
const CommentsPanel = lateDialog(
  commentWords.with(async () => (await import('./comments/CommentsPanel.tsx')).CommentsPanel),
);
// Where there is something to save.
const SaveBar = latePart(async () => (await import('./SaveBar.tsx')).SaveBar);
// Below what AI wrote only.
const DraftBar = latePart(confirmWords.with(async () => (await import('./DraftBar.tsx')).DraftBar));
const WritingBar = latePart(async () => (await import('./WritingBar.tsx')).WritingBar);
const ToolsetEditPane = lateView(
  formTexts.with(withWords('editing', async () => (await import('./ToolsetEditPane.tsx')).ToolsetEditPane)),
  <SkeletonPage>
    <Skeleton className="h-96" />
  </SkeletonPage>,
);

interface ToolsetScreenProps {
  definition: LoadedDefinition;
  server: ToolsetState;
  document: OpenDocument;
}

/** A toolset's page: its picture, its text, or all of its fields. It is always printed as picture and text. */
export function ToolsetScreen({ definition: { definition }, server, document }: ToolsetScreenProps) {
  const { isContradicted, isReviewing, taking, generation } = useSnapshot(toolsetScreen);
  const { open } = useSnapshot(comments);
  const language = useLanguage();
  const { mode, modes } = useToolsetMode(document);
  const isPrinting = usePrinting();
  const [isFormReady, setIsFormReady] = useState(false);
  const readOnly = !useMay().edit;
  const isUnsaved = useIsUnsaved() && !readOnly;
  const isApproving = server.draft?.starter === false && generation === null && !readOnly;
  const hasSaveBar = (mode === 'fields' || isUnsaved) && !isApproving;
  const words = definition.locales[language];
  useSaveShortcut(() => {
    if (!readOnly) void save({ confirm: true });
  });
  const form = (
    <div className="print:hidden">
      <ToolsetEditPane document={document} server={server} language={language} onReady={setIsFormReady} />
    </div>
  );
  const seen = mode === 'reading' ? mode : 'picture';
  const view = <ToolsetView key={seen} mode={seen} {...{ document, language, readOnly, isPrinting, form }} />;
  const confirming = useConfirming(document);
  return (
    <ConfirmContext value={confirming}>
      <div className={classNames('flex flex-col gap-4 desktop:gap-5', open && 'min-[1400px]:mr-90 print:mr-0')}>
        <div
          ref={noteHeaderHeight}
          data-sticky-header={mode === 'fields' || undefined}
          className={classNames(
            'flex flex-col gap-2',
            // Keeps saving, and the way through a draft, within reach in a long form.
            mode === 'fields' &&
              'desktop:sticky desktop:top-(--sticky-top) desktop:z-20 desktop:-mx-2 desktop:-my-2 desktop:bg-surface desktop:px-2 desktop:py-2 low:static',
          )}
        >
          <ToolsetHeader title={words.title} {...{ document, mode, modes, readOnly, isFormReady }} />
          <StatusLine readOnly={readOnly} />
        </div>
        {server.status === 'empty' && mode === 'fields' && (
          <p className="-mt-3 max-w-[680px] text-sm text-muted">{words.description}</p>
        )}
        <GenerationAnnouncer />
        <SaveAnnouncer key={server.id} />
        {mode === 'fields' ? (
          <>
            {isPrinting && view}
            {form}
          </>
        ) : (
          <>
            {view}
            {/* As high as its one line, so that nothing moves when it comes. */}
            <div className="min-h-12 print:hidden">
              <LateDependenciesPanel server={server} />
            </div>
          </>
        )}
        <ToolsetFoot
          readOnly={readOnly}
          stays={isApproving || generation ? 'nowhere' : hasSaveBar ? 'on desktops' : 'everywhere'}
        />
        {generation && <WritingBar />}
        {isApproving && <DraftBar document={document} />}
        {hasSaveBar && <SaveBar isFormReady={isFormReady} />}
        {open && <CommentsPanel document={document} mode={mode} target={open} onClose={() => (comments.open = null)} />}
        <LeaveGuard />
        {isContradicted && <ConflictDialog document={document} onClose={() => document.putOffConflict()} />}
        {isReviewing && <ReviewDialog document={document} onClose={() => (toolsetScreen.isReviewing = false)} />}
        {taking && <TakeDialog count={taking.count} onClose={() => answerTaking(false)} />}
        <PendingQuestion definition={definition} />
      </div>
    </ConfirmContext>
  );
}
