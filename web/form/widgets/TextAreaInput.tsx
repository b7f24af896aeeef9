import type { ControlProps } from '../fields/ControlProps.ts';
import { controlStyle } from '../fields/controlStyle.ts';
import { useBoundText } from '../useBoundText.ts';
import { useGrowingHeight } from '../useGrowingHeight.ts';
import { usePlaceholder } from '../usePlaceholder.ts';

/** Grows with its text. */
export function TextAreaInput({ id, pointer, ui, describedBy, invalid, required, readOnly }: ControlProps) {
  const text = useBoundText<HTMLTextAreaElement>(pointer);
  useGrowingHeight(text.ref);
  return (
    <textarea
      {...text}
      id={id}
      rows={1}
      data-pointer={pointer}
      placeholder={usePlaceholder(ui.hint, readOnly)}
      readOnly={readOnly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={`${controlStyle} field-sizing-content min-h-11 resize-none`}
    />
  );
}
TextAreaInput.traits = { labelable: true };
