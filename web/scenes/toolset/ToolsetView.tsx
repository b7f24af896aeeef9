import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';

import { readDocument } from '#engine/reading/readDocument.ts';
import type { Language } from '#engine/toolset/languages.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { Reading } from '#web/reading/Reading.tsx';

import { EmptyState } from '../../components/EmptyState.tsx';
import { toolsetScreen } from '../../stores/toolset-document/toolsetScreen.ts';
import { modeHref } from './useToolsetMode.ts';

interface ToolsetViewProps {
  document: OpenDocument;
  language: Language;
  readOnly: boolean;
}

/** The open document to read, as it stands now: unsaved changes included. */
export function ToolsetView({ document: { editable }, language, readOnly }: ToolsetViewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // What must be mended is mended in the form.
  useEffect(() => editable.onLead((pointer) => void navigate(modeHref('edit', pointer))), [editable, navigate]);
  const { server } = useSnapshot(toolsetScreen);
  const content = useSyncExternalStore(
    (listener) => editable.subscribe('', listener),
    () => editable.content,
  );
  const references = server?.references;
  const { definition } = editable.source;
  const blocks = useMemo(
    () => readDocument(definition, content, language, references),
    [definition, content, language, references],
  );
  if (blocks.length === 0) return <EmptyState title={t('toolset.viewEmpty')} />;
  return (
    <div data-printed>
      <Reading blocks={blocks} editHref={readOnly ? undefined : editHref} />
    </div>
  );
}

const editHref = (pointer: string) => modeHref('edit', pointer);
