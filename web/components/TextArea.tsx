import { useId, type Ref, type TextareaHTMLAttributes } from 'react';

import { classNames } from './classNames.ts';
import { FieldNote, fieldFrame } from './TextField.tsx';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  help?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, error, help, className, ...rest }: TextAreaProps) {
  const id = useId();
  const note = error ?? help;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold text-text">
        {label}
      </label>
      <div className={fieldFrame(Boolean(error))}>
        <textarea
          rows={4}
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className="field-sizing-content min-h-24 w-full resize-y bg-transparent py-3 text-base leading-relaxed text-text outline-none placeholder:text-muted"
        />
      </div>
      {note && <FieldNote id={`${id}-note`} error={Boolean(error)} text={note} />}
    </div>
  );
}
