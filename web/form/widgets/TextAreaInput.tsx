import type { ControlProps } from '../fields/ControlProps.ts';
import { controlStyle } from '../fields/controlStyle.ts';
import { useBoundText } from '../useBoundText.ts';

/** Grows with its text by CSS (field-sizing). */
export function TextAreaInput({ id, pointer, ui, describedBy, invalid, required, readOnly }: ControlProps) {
  const text = useBoundText<HTMLTextAreaElement>(pointer);
  return (
    <textarea
      {...text}
      id={id}
      rows={2}
      placeholder={ui.hint}
      readOnly={readOnly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={`${controlStyle} field-sizing-content min-h-20 resize-none`}
    />
  );
}
TextAreaInput.traits = { labelable: true };
