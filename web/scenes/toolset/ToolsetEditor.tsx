import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import type { Language } from '#engine/languages/languages.ts';
import { fetchExample } from '#web/api/examples.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { ToolsetForm } from '#web/form/ToolsetForm.tsx';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { toggleLock } from '#web/stores/toolset-document/toggleLock.ts';
import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';
import { toolsetPath } from '#web/toolsets/toolsetPath.ts';
import { useClaimNotes } from '#web/toolsets/useClaimNotes.ts';

import { requestField } from './pendingGeneration.ts';
import { usePlannedTest } from './usePlannedTest.ts';

interface ToolsetEditorProps {
  document: OpenDocument;
  language: Language;
}

const lock = (pointer: string) => void toggleLock(pointer);

/** The form of the open document. An address that ends in a field's pointer leads to that field. */
export function ToolsetEditor({ document, language }: ToolsetEditorProps) {
  const { generation, server, projectId } = useSnapshot(toolsetScreen);
  const { summaries } = useSnapshot(definitions);
  const { current } = useSnapshot(project);
  const { hash } = useLocation();
  const { id } = document.editable.source.definition.manifest;
  useEffect(() => {
    const { editable } = document;
    const lead = () => {
      if (hash.startsWith('#/')) editable.requestFocus(decodeURI(hash.slice(1)));
      else if (editable.errors.all.length > 0) editable.requestFocus('');
    };
    // Within an effect React does not open at once what is folded around a field.
    const begun = setTimeout(lead);
    return () => clearTimeout(begun);
  }, [document, hash]);
  usePlannedTest(document.editable);
  const { byId: claims } = useClaimNotes(id);
  const links = useMemo(
    () =>
      Object.fromEntries(
        summaries.map(({ id, title }) => [id, { title: title[language] ?? id, href: toolsetPath(projectId, id) }]),
      ),
    [summaries, language, projectId],
  );
  const loadExample = useCallback(() => fetchExample(id, language), [id, language]);
  return (
    <ToolsetForm
      document={document.editable}
      language={language}
      contentLanguage={current?.language}
      references={server?.references ?? {}}
      figures={server?.figures ?? {}}
      stored={server?.content ?? null}
      toolsetLinks={links}
      claims={claims}
      loadExample={loadExample}
      generating={generation !== null}
      onRequestFieldGeneration={requestField}
      onToggleLock={lock}
    />
  );
}
