import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { controlStyle } from '#web/form/fields/controlStyle.ts';
import { useBoundText } from '#web/form/useBoundText.ts';
import { useGrowingHeight } from '#web/form/useGrowingHeight.ts';
import { usePlaceholder } from '#web/form/usePlaceholder.ts';

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
