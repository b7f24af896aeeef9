import { useId } from 'react';

import { classNames } from './classNames.ts';

interface CheckboxProps {
  /** With `onOpen`, the words in [brackets] are a button that calls it. */
  label: string;
  checked: boolean;
  error?: string | undefined;
  /** Among words of that size. */
  isSmall?: boolean;
  onChange: (checked: boolean) => void;
  onOpen?: () => void;
}

export function Checkbox({ label, checked, error, isSmall = false, onChange, onOpen }: CheckboxProps) {
  const id = useId();
  const [before, opening, after] = onOpen ? label.split(/[[\]]/) : [label];
  return (
    <div>
      <div
        className={classNames('flex min-h-11 items-center leading-snug', isSmall ? 'gap-2 text-sm' : 'gap-3 text-base')}
      >
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        {/* A button may not be inside a label, so the label is split in two around it. */}
        <span id={`${id}-label`} className="flex-1">
          <label htmlFor={id} className="cursor-pointer py-2.5">
            {before}
          </label>
          {opening && (
            <button
              type="button"
              onClick={onOpen}
              className="cursor-pointer font-semibold text-primary underline underline-offset-4"
            >
              {opening}
            </button>
          )}
          {after && (
            <label htmlFor={id} className="cursor-pointer py-2.5">
              {after}
            </label>
          )}
        </span>
      </div>
      {error && (
        <p id={`${id}-note`} role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </div>
  );
}
