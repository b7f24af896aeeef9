import { type ReactNode, useEffect, useId, useRef } from 'react';

import { classNames } from '#web/components/classNames.ts';

interface ChoiceRowProps {
  label: string;
  /** How many of what the row stands for are chosen, and how many can be. */
  count: number;
  of: number;
  note: ReactNode;
  isStrong?: boolean;
  onChoose: (on: boolean) => void;
}

/** A checkbox for one or for several; half checked where only some are chosen. */
export function ChoiceRow({ label, count, of, note, isStrong = false, onChoose }: ChoiceRowProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < of;
  }, [count, of]);
  return (
    <div className={classNames('flex min-h-9 items-center gap-3 max-desktop:min-h-11', of === 0 && 'text-muted')}>
      <input
        ref={box}
        id={id}
        type="checkbox"
        disabled={of === 0}
        checked={of > 0 && count === of}
        aria-describedby={`${id}-note`}
        onChange={() => onChoose(count < of)}
        className="size-5 shrink-0 cursor-pointer accent-primary disabled:cursor-not-allowed"
      />
      <label
        htmlFor={id}
        className={classNames(
          'min-w-0 flex-1 py-1 leading-snug',
          of > 0 && 'cursor-pointer',
          isStrong && 'font-semibold',
        )}
      >
        {label}
      </label>
      <span id={`${id}-note`} className="shrink-0 text-sm text-muted tabular-nums">
        {note}
      </span>
    </div>
  );
}
