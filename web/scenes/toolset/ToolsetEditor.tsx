import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { Language } from '#engine/languages/languages.ts';
import { fetchExample } from '#web/api/examples.ts';
import type { OpenDocument } from '#web/document/OpenDocument.ts';
import { ToolsetForm } from '#web/form/ToolsetForm.tsx';

import { requestField } from './pendingGeneration.ts';
import { useFormInputs } from './useFormInputs.ts';
import { usePlannedTest } from './usePlannedTest.ts';

interface ToolsetEditorProps {
  document: OpenDocument;
  language: Language;
}

/** The form of the open document. An address that ends in a field's pointer leads to that field. */
export function ToolsetEditor({ document, language }: ToolsetEditorProps) {
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
  const loadExample = useCallback(() => fetchExample(id, language), [id, language]);
  return (
    <ToolsetForm
      {...useFormInputs(document.editable, language)}
      loadExample={loadExample}
      onRequestFieldGeneration={requestField}
    />
  );
}
