import { useSyncExternalStore } from 'react';

import { notForModel } from '#engine/generation/notForModel.ts';

import { useForm, useFormMode } from '../FormContext.ts';
import { lockIcon, unlockedIcon } from '../icons.tsx';
import { revealedStyle } from './revealedStyle.ts';

interface LockButtonProps {
  pointer: string;
  title: string;
  /** Class names of the button of what is not locked. */
  whenFree?: string;
}

/** Keeps a field or an item from every later generation. Where it can be locked, it shows when it is pointed to. */
export function LockButton({ pointer, title, whenFree = '' }: LockButtonProps) {
  const { definition, document, t } = useForm();
  const { onToggleLock, readOnly } = useFormMode();
  const state = useSyncExternalStore(document.locked.subscribe, () => document.locked.at(document.content, pointer));
  if (!onToggleLock || (!state && (readOnly || notForModel(definition)(pointer)))) return null;
  const isAround = state === 'around';
  const name = t(isAround ? 'lockedAround' : 'lock', { title });
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={state !== null}
      aria-disabled={isAround || readOnly || undefined}
      title={name}
      onClick={() => !isAround && !readOnly && onToggleLock(pointer)}
      className={`touch-room -my-1.5 grid size-8 shrink-0 cursor-pointer place-items-center self-center rounded-full hover:bg-field hover:text-text aria-disabled:cursor-default ${state ? 'text-text' : `text-muted ${whenFree} ${revealedStyle}`}`}
    >
      {state ? lockIcon : unlockedIcon}
    </button>
  );
}
