import { useEffect, useLayoutEffect, useState } from 'react';

import { FormDocument } from './document/FormDocument.ts';
import { Journal } from './document/Journal.ts';
import type { ToolsetFormProps } from './ToolsetFormProps.ts';

/** The document behind a form, kept in step with what the page hands in. */
export function useFormDocument(props: ToolsetFormProps): FormDocument {
  const {
    definition,
    content,
    savedContent,
    generating = false,
    streamedContent,
    journalKey,
    onChange,
    onEdit,
  } = props;
  const create = () => ({ definition, value: new FormDocument(definition, content, savedContent) });
  const [document, setDocument] = useState(create);
  if (document.definition !== definition) setDocument(create());
  const current = document.value;

  useLayoutEffect(() => {
    current.callbacks = { onChange, onEdit };
  }, [current, onChange, onEdit]);

  useLayoutEffect(() => {
    current.journal = journalKey === undefined ? null : new Journal(journalKey, localStorage);
  }, [current, journalKey]);

  useLayoutEffect(() => {
    if (generating) current.beginGeneration();
  }, [current, generating]);

  useLayoutEffect(() => {
    if (generating && streamedContent) current.showGenerated(streamedContent);
  }, [current, generating, streamedContent]);

  useLayoutEffect(() => current.receive(content), [current, content]);

  // The page goes away with letters still in an input: hand them on before it is too late.
  useEffect(() => () => current.commit(), [current]);

  return current;
}
