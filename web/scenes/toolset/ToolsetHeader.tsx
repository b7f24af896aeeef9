import { useSnapshot } from 'valtio';

import { latePart } from '#web/components/latePart.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { LivePart } from '#web/live/LivePart.tsx';
import { project } from '#web/stores/project.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import type { ToolsetMode } from '#web/toolsets/useToolsetMode.ts';

import { CommentsButton } from './comments/CommentsButton.tsx';
import { DraftButton } from './DraftButton.tsx';
import { LateToolsetMenu } from './LateToolsetMenu.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useIsUnsaved } from './useIsUnsaved.ts';

// Beside a form only.
const DraftShortcut = latePart(async () => (await import('./DraftShortcut.tsx')).DraftShortcut);

interface ToolsetHeaderProps {
  document: OpenDocument;
  title: string;
  mode: ToolsetMode;
  modes: readonly ToolsetMode[];
  readOnly: boolean;
  /** Whether the form is there, and with it the panel that drafts. */
  isFormReady: boolean;
}

/** The title, the switch between the ways to see the toolset, and the actions of the page. */
export function ToolsetHeader({ document, title, mode, modes, readOnly, isFormReady }: ToolsetHeaderProps) {
  const { current } = useSnapshot(project);
  const { toolsetId } = useSnapshot(toolsetScreen);
  const isEditing = mode === 'fields';
  const isUnsaved = useIsUnsaved() && !readOnly;
  return (
    // As high as the button that saves, so that nothing moves when it comes.
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 desktop:min-h-12">
      <PageTitle title={title} of={current?.name} />
      <h1
        tabIndex={-1}
        data-printed
        // The bar of a phone says it already.
        className="min-w-0 cramped:sr-only text-2xl leading-tight font-semibold tracking-tight wrap-anywhere outline-none desktop:text-3xl"
      >
        {title}
      </h1>
      <div className="flex items-center gap-3 max-desktop:flex-1 max-desktop:flex-wrap max-desktop:gap-y-1 max-desktop:gap-x-0 print:hidden">
        <ModeSwitch mode={mode} modes={modes} />
        {/* On a phone all of them go to a row of their own, or none. */}
        <div className="flex items-center gap-3 max-desktop:ml-auto max-desktop:gap-0">
          {isFormReady && (
            <span className="max-desktop:hidden">
              <DraftShortcut />
            </span>
          )}
          {!isEditing && !readOnly && <DraftButton document={document} />}
          <LivePart name="PeopleAtToolset" toolset={toolsetId} />
          <CommentsButton />
          <LateToolsetMenu />
        </div>
        {(isEditing || isUnsaved) && <SaveButton className="max-desktop:hidden" />}
      </div>
    </div>
  );
}
