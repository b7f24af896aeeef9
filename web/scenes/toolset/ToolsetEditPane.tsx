import { useEffect } from 'react';
import { useSnapshot } from 'valtio';

import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetState } from '#engine/protocol/project.ts';
import { classNames } from '#web/components/classNames.ts';
import { latePart } from '#web/components/latePart.tsx';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { comments } from '#web/stores/comments.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { whenIdle } from '#web/whenIdle.ts';

import { GeneratePanel } from './GeneratePanel.tsx';
import { LateDependenciesPanel } from './LateDependenciesPanel.ts';
import { ToolsetEditor } from './ToolsetEditor.tsx';

// Few drafts lose a citation, or the end of a text.
const CutFields = latePart(async () => (await import('./CutFields.tsx')).CutFields);
const DroppedCitations = latePart(async () => (await import('./DroppedCitations.tsx')).DroppedCitations);

interface ToolsetEditPaneProps {
  document: OpenDocument;
  server: ToolsetState;
  language: Language;
  /** Called with whether the form and its panels are on the page. */
  onReady: (isReady: boolean) => void;
}

/** The form with the panels beside it. Loaded when somebody edits. */
export function ToolsetEditPane({ document, server, language, onReady }: ToolsetEditPaneProps) {
  const { generation } = useSnapshot(toolsetScreen);
  // The comments take the place of the second column.
  const isWide = useSnapshot(comments).open === null;
  useEffect(() => {
    // Ahead of the first save, but after the form. Saving reports a failure.
    whenIdle(() => void document.editable.source.loadValidator().catch(() => {}));
  }, [document]);
  useEffect(() => {
    onReady(true);
    return () => onReady(false);
  }, [onReady]);
  const generate = (
    <div key="generate" className={classNames(isWide && 'wide:col-start-2 wide:row-start-1')}>
      <GeneratePanel definition={document.editable.source.definition} />
    </div>
  );
  const editor = (
    <div key="editor" className={classNames('min-w-0', isWide && 'wide:col-start-1 wide:row-span-2 wide:row-start-1')}>
      {server.draft?.cut.length ? <CutFields document={document} language={language} /> : null}
      {server.draft?.citations?.dropped.length ? <DroppedCitations document={document} language={language} /> : null}
      <ToolsetEditor document={document} language={language} />
    </div>
  );
  return (
    // On narrow screens the relevant part comes first: the panel to generate an empty toolset, else the content.
    <div
      className={classNames(
        'grid items-start gap-6',
        isWide && 'wide:grid-cols-[minmax(0,1fr)_264px] wide:grid-rows-[auto_1fr]',
      )}
    >
      {server.status === 'empty' && !generation ? [generate, editor] : [editor, generate]}
      <div className={classNames(isWide && 'wide:col-start-2 wide:row-start-2')}>
        <LateDependenciesPanel server={server} />
      </div>
    </div>
  );
}
