import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

import { classNames } from './classNames.ts';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  label: string;
  error?: string | undefined;
  help?: string | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** Content within the field at its end, such as a button that shows the password. */
  end?: ReactNode;
  start?: ReactNode;
  /** Content on the field's line; help text and errors span the width below both. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  error,
  help,
  hideLabel,
  end,
  start,
  beside,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const note = error ?? help;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={inputId} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-text'}>
        {label}
      </label>
      <div className="flex items-center gap-3">
        <div className={classNames(fieldFrame(Boolean(error)), 'min-w-0 flex-1')}>
          {start}
          <input
            {...rest}
            id={inputId}
            aria-invalid={error ? true : undefined}
            aria-describedby={note ? `${inputId}-note` : undefined}
            className="min-h-12 min-w-0 flex-1 bg-transparent py-2 text-base text-text outline-none placeholder:text-muted"
          />
          {end}
        </div>
        {beside}
      </div>
      {note && <FieldNote id={`${inputId}-note`} error={Boolean(error)} text={note} />}
    </div>
  );
}

export function fieldFrame(hasError: boolean): string {
  return classNames(
    'flex items-center gap-2 rounded-2xl border-b bg-field px-4 transition-colors hover:bg-field-hover',
    'focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus',
    hasError ? 'border-b-2 border-error' : 'border-outline-strong',
  );
}

export function FieldNote({ id, error, text }: { id: string; error: boolean; text: string }) {
  return (
    <p id={id} className={classNames('text-sm', error ? 'text-error' : 'text-muted')}>
      {text}
    </p>
  );
}
