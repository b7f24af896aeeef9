import type { ControlProps } from '../fields/ControlProps.ts';
import { controlStyle } from '../fields/controlStyle.ts';
import { useBoundText } from '../useBoundText.ts';

export function TextInput({ id, pointer, ui, describedBy, invalid, required, readOnly }: ControlProps) {
  const text = useBoundText<HTMLInputElement>(pointer);
  return (
    <input
      {...text}
      id={id}
      type="text"
      autoComplete="off"
      placeholder={ui.hint}
      readOnly={readOnly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={controlStyle}
    />
  );
}
TextInput.traits = { labelable: true, oneLine: true };
