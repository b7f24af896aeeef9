import { useMemo } from 'react';
import { useSnapshot } from 'valtio';

import type { Language } from '#engine/languages/languages.ts';
import { lateView } from '#web/components/lateView.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';
import type { ToolsetFormProps } from '#web/form/ToolsetFormProps.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { toggleLock } from '#web/stores/toolset-document/toggleLock.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useClaimNotes } from '#web/toolsets/useClaimNotes.ts';

// Few folders have depths.
const ToolsetDepth = lateView(async () => (await import('./depth/loadToolsetDepth.ts')).loadToolsetDepth());
const lock = (pointer: string) => void toggleLock(pointer);

/** What the open toolset's form shows: the whole of it, or the fields of a card. */
export function useFormInputs(document: EditableDocument, language: Language): ToolsetFormProps {
  const { generation, server, projectId } = useSnapshot(toolsetScreen);
  const { summaries } = useSnapshot(definitions);
  const { current } = useSnapshot(project);
  const { byId: claims } = useClaimNotes(document.source.definition.manifest.id);
  const toolsetLinks = useMemo(
    () =>
      Object.fromEntries(
        summaries.map(({ id, title }) => [id, { title: title[language] ?? id, href: toolsetPath(projectId, id) }]),
      ),
    [summaries, language, projectId],
  );
  return {
    document,
    language,
    ...(document.source.definition.ui.depths && { frame: ToolsetDepth }),
    ...(current && { contentLanguage: current.language }),
    references: server?.references ?? {},
    figures: server?.figures ?? {},
    stored: server?.content ?? null,
    toolsetLinks,
    claims,
    generating: generation !== null,
    onToggleLock: lock,
  };
}
