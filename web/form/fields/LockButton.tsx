import { useForm } from '#web/form/FormContext.ts';
import { pinIcon } from '#web/form/icons.tsx';

import { revealedStyle } from './revealedStyle.ts';
import { useLock } from './useLock.ts';

interface LockButtonProps {
  pointer: string;
  title: string;
  /** Class names of the button of what is not locked. */
  whenFree?: string;
}

/**
 * Keeps a field or an item from every later generation. Where it can be kept, it shows when it is pointed to; within
 * what is kept as a whole it says nothing again.
 */
export function LockButton({ pointer, title, whenFree = '' }: LockButtonProps) {
  const { t } = useForm();
  const { state, toggle } = useLock(pointer);
  if (state === 'around' || (!state && !toggle)) return null;
  const name = t('lock', { title });
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={state !== null}
      aria-disabled={!toggle || undefined}
      title={name}
      onClick={toggle}
      className={`touch-room -my-1.5 grid size-8 shrink-0 cursor-pointer place-items-center self-center rounded-full hover:bg-field hover:text-text aria-disabled:cursor-default ${state ? 'text-text [&>svg]:fill-current' : `text-muted ${whenFree} ${revealedStyle}`}`}
    >
      {pinIcon}
    </button>
  );
}
