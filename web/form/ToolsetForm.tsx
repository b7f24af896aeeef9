import { Fragment, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { findOutdated } from '#engine/computed/findOutdated.ts';

import { cardIdPrefix } from './cardIdPrefix.ts';
import { hasContents } from './contents/hasContents.ts';
import { TableOfContents } from './contents/TableOfContents.tsx';
import { ErrorSummary } from './errors/ErrorSummary.tsx';
import { focusField } from './errors/focusField.ts';
import { FieldExample } from './example/FieldExample.tsx';
import { Folds } from './folds/Folds.ts';
import { FormModeContext, FormPartsContext, type FormMode, type FormParts } from './FormContext.ts';
import { formWords } from './formWords.ts';
import { MountQueue } from './lists/MountQueue.ts';
import { FormTree } from './rjsf/FormTree.tsx';
import type { ToolsetFormProps } from './ToolsetFormProps.ts';
import { toolsetWidgets } from './toolsetWidgets.ts';
import { useHelpOnFocus } from './useHelpOnFocus.ts';
import { formWidgets } from './widgets/formWidgets.ts';

/** Enough list items for any first screen. */
const firstScreenItems = 12;

/** The form of any toolset, or some of its fields, rendered from its definition. */
export function ToolsetForm(props: ToolsetFormProps) {
  const { document, language, at, asked, readOnly = false, generating = false, frame: Frame = Fragment } = props;
  const { contentLanguage = language } = props;
  const { references, figures, stored, toolsetLinks, claims, onRequestFieldGeneration, onToggleLock, loadExample } =
    props;
  const { definition } = document.source;
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isWhole = at === undefined;
  const idPrefix = isWhole ? `form-${definition.manifest.id}` : cardIdPrefix(definition);

  const parts = useMemo<FormParts>(
    () => ({
      document,
      definition,
      language,
      contentLanguage,
      widgets: { ...formWidgets, ...toolsetWidgets(definition.manifest.id) },
      mountQueue: new MountQueue(firstScreenItems),
      folds: new Folds(),
      isWhole,
      asked,
      t: formWords(language),
      announce: setSaid,
    }),
    [document, definition, language, contentLanguage, isWhole, asked],
  );
  const outdated = useMemo(
    () => (figures && stored ? findOutdated(stored, definition.manifest, figures) : undefined),
    [definition, figures, stored],
  );
  const mode = useMemo<FormMode>(
    () => ({
      readOnly,
      generating,
      references,
      figures,
      outdated,
      toolsetLinks,
      claims,
      onRequestFieldGeneration,
      onToggleLock,
    }),
    [readOnly, generating, references, figures, outdated, toolsetLinks, claims, onRequestFieldGeneration, onToggleLock],
  );

  useEffect(() => {
    parts.mountQueue.start();
    return () => parts.mountQueue.stop();
  }, [parts]);

  const goTo = useCallback(
    (pointer: string) => {
      if (pointer === '') return summary.current?.focus();
      parts.mountQueue.drain();
      parts.folds.reveal(pointer);
      parts.mountQueue.drain();
      focusField(idPrefix, pointer);
    },
    [parts, idPrefix],
  );
  useLayoutEffect(() => (isWhole ? document.onFocusRequest(goTo) : undefined), [document, goTo, isWhole]);
  const helped = useHelpOnFocus(frame);

  return (
    <FormPartsContext value={parts}>
      <FormModeContext value={mode}>
        <div aria-busy={generating || undefined} ref={frame}>
          <Frame>
            {isWhole && hasContents(definition) && <TableOfContents idPrefix={idPrefix} />}
            {isWhole && <ErrorSummary ref={summary} onGo={goTo} />}
            <FormTree idPrefix={idPrefix} at={at} />
          </Frame>
          {loadExample && !readOnly && <FieldExample field={helped} idPrefix={idPrefix} load={loadExample} />}
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </FormModeContext>
    </FormPartsContext>
  );
}
