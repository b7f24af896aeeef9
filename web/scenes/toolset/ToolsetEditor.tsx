import { useCallback, useMemo, useState, type RefObject } from 'react';
import { useSnapshot } from 'valtio';

import type { Language } from '#engine/toolset/languages.ts';
import { ToolsetForm } from '#web/form/ToolsetForm.tsx';
import type { ToolsetFormHandle } from '#web/form/ToolsetFormProps.ts';

import { definitions, type LoadedDefinition } from '../../stores/definitions.ts';
import { beginEdit, editContent } from '../../stores/toolset-document/edit.ts';
import { journalKeyOf } from '../../stores/toolset-document/localDraft.ts';
import { connectForm, openDocument } from '../../stores/toolset-document/state.ts';
import { requestField } from './pendingGeneration.ts';
import { toolsetPath } from './toolsetPath.ts';

interface ToolsetEditorProps {
  definition: LoadedDefinition;
  language: Language;
  readOnly: boolean;
  formRef: RefObject<ToolsetFormHandle | null>;
}

/** The bridge between the store and the form. */
export function ToolsetEditor({ definition, language, readOnly, formRef }: ToolsetEditorProps) {
  const { content, errors, generation, server, projectId, toolsetId } = useSnapshot(openDocument);
  const { summaries } = useSnapshot(definitions);
  // Only as the form begins: afterwards it knows itself what was changed by hand.
  const [savedContent] = useState(() => (openDocument.dirty ? (openDocument.server?.content ?? {}) : undefined));
  const links = useMemo(
    () =>
      Object.fromEntries(
        summaries.map(({ id, title }) => [id, { title: title[language] ?? id, href: toolsetPath(projectId, id) }]),
      ),
    [summaries, language, projectId],
  );
  const connect = useCallback(
    (handle: ToolsetFormHandle | null) => {
      formRef.current = handle;
      connectForm(handle);
    },
    [formRef],
  );
  return (
    <ToolsetForm
      ref={connect}
      definition={definition.definition}
      validator={definition.validator}
      language={language}
      content={content}
      savedContent={savedContent}
      onChange={editContent}
      onEdit={beginEdit}
      errors={errors}
      references={server?.references ?? {}}
      toolsetLinks={links}
      readOnly={readOnly}
      generating={generation !== null}
      streamedContent={generation?.streamed ?? null}
      journalKey={journalKeyOf(projectId, toolsetId)}
      {...(readOnly ? {} : { onRequestFieldGeneration: requestField })}
    />
  );
}
