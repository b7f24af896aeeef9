import { useSyncExternalStore } from 'react';

import { notForModel } from '#engine/fields/notForModel.ts';
import { useForm, useFormMode } from '#web/form/FormContext.ts';
import { draftIcon } from '#web/form/icons.tsx';

import { revealedStyle } from './revealedStyle.ts';

/** Generates one part of the document, where the page allows it and a model may write there. */
export function DraftFieldButton({ pointer, title }: { pointer: string; title: string }) {
  const isTopLevel = pointer.lastIndexOf('/') === 0;
  const { definition, document, t } = useForm();
  const { onRequestFieldGeneration, readOnly, generating } = useFormMode();
  const lock = useSyncExternalStore(document.locked.subscribe, () => document.locked.at(document.content, pointer));
  if (lock || !onRequestFieldGeneration || readOnly || notForModel(definition)(pointer)) return null;
  const name = t('draftFieldTitle', { title });
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      disabled={generating}
      onClick={() => onRequestFieldGeneration(pointer)}
      className={`touch-room -my-1.5 grid size-8 shrink-0 cursor-pointer place-items-center self-center rounded-full text-muted hover:bg-field hover:text-text disabled:cursor-not-allowed disabled:opacity-55 ${isTopLevel ? '' : revealedStyle}`}
    >
      {draftIcon}
    </button>
  );
}
