import { useSnapshot } from 'valtio';

import { latePart } from '#web/components/latePart.tsx';
import { ConfirmSpot } from '#web/confirming/ConfirmSpot.tsx';
import { withWords } from '#web/i18n/withWords.ts';
import { LivePart } from '#web/live/LivePart.tsx';
import { ArticleLink } from '#web/scenes/toolset/ArticleLink.tsx';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { useSavedByItself } from '#web/stores/useSavedByItself.ts';

import { BlanksLeft } from './BlanksLeft.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { FailureStatus } from './FailureStatus.tsx';
import { SavedStatus } from './SavedStatus.tsx';
import { SaveFailedStatus } from './SaveFailedStatus.tsx';
import { UnsavedStatus } from './UnsavedStatus.tsx';

// Most toolsets are up to date, and not in read mode.
const WritingStatus = latePart(async () => (await import('./WritingStatus.tsx')).WritingStatus);
const ReadModeStatus = latePart(async () => (await import('./ReadModeStatus.tsx')).ReadModeStatus);
const SetAsideStatus = latePart(
  withWords('editing', async () => (await import('./SetAsideStatus.tsx')).SetAsideStatus),
);
const RestoredStatus = latePart(
  withWords('editing', async () => (await import('./RestoredStatus.tsx')).RestoredStatus),
);
const StaleStatus = latePart(async () => (await import('./StaleStatus.tsx')).StaleStatus);
// Few folders have depths.
const DepthChoice = latePart(async () =>
  (await import('#web/scenes/toolset/depth/loadDepthChoice.ts')).loadDepthChoice(),
);

/**
 * The most urgent state of the toolset; that a draft waits does not hide that it may be outdated. And the link to its
 * article.
 */
export function StatusLine({ readOnly }: { readOnly: boolean }) {
  const { toolsetId, hasSetAside, document, definition: loaded, generation } = useSnapshot(toolsetScreen);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="flex min-w-0 flex-1 basis-80 flex-wrap items-baseline gap-x-4 gap-y-1">
        <State readOnly={readOnly} />
        {document && !generation && <BlanksLeft document={document} readOnly={readOnly} />}
        <ConfirmSpot />
        {readOnly && <ReadModeStatus />}
        <LivePart name="NewsStatus" />
        {hasSetAside && !readOnly && <SetAsideStatus />}
      </div>
      <span className="flex flex-wrap items-center gap-x-4 text-sm print:hidden">
        {loaded?.definition.ui.depths && <DepthChoice definition={loaded.definition} readOnly={readOnly} />}
        <ArticleLink toolsetId={toolsetId} />
      </span>
    </div>
  );
}

function State({ readOnly }: { readOnly: boolean }) {
  const { generation, failure, saveFailed, restored, server, dirty, document } = useSnapshot(toolsetScreen);
  const isSavedByItself = useSavedByItself() && !readOnly;
  if (generation) return <WritingStatus />;
  if (failure) return <FailureStatus failure={failure} />;
  if (saveFailed) return <SaveFailedStatus />;
  if (restored && !readOnly) return <RestoredStatus />;
  if (server?.draft)
    return (
      <>
        <DraftStatus draft={server.draft} readOnly={readOnly} />
        {server.stale && <StaleStatus server={server} readOnly={readOnly} />}
      </>
    );
  if (dirty && document && !isSavedByItself) return <UnsavedStatus document={document} />;
  if (server?.stale) return <StaleStatus server={server} readOnly={readOnly} />;
  return <SavedStatus />;
}
