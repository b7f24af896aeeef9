import { useForm, useFormMode } from '#web/form/FormContext.ts';
import { lockIcon, unlockedIcon } from '#web/form/icons.tsx';

import { revealedStyle } from './revealedStyle.ts';
import { useLock } from './useLock.ts';

interface LockButtonProps {
  pointer: string;
  title: string;
  /** Class names of the button of what is not locked. */
  whenFree?: string;
}

/** Keeps a field or an item from every later generation. Where it can be locked, it shows when it is pointed to. */
export function LockButton({ pointer, title, whenFree = '' }: LockButtonProps) {
  const { t } = useForm();
  const { onToggleLock } = useFormMode();
  const { state, toggle } = useLock(pointer);
  if (!onToggleLock || (!state && !toggle)) return null;
  const name = t(state === 'around' ? 'lockedAround' : 'lock', { title });
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={state !== null}
      aria-disabled={!toggle || undefined}
      title={name}
      onClick={toggle}
      className={`touch-room -my-1.5 grid size-8 shrink-0 cursor-pointer place-items-center self-center rounded-full hover:bg-field hover:text-text aria-disabled:cursor-default ${state ? 'text-text' : `text-muted ${whenFree} ${revealedStyle}`}`}
    >
      {state ? lockIcon : unlockedIcon}
    </button>
  );
}
