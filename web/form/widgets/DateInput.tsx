import type { ControlProps } from '../fields/ControlProps.ts';
import { controlStyle } from '../fields/controlStyle.ts';
import { useBoundText } from '../useBoundText.ts';

export function DateInput({ id, pointer, describedBy, invalid, required, readOnly }: ControlProps) {
  const text = useBoundText<HTMLInputElement>(pointer);
  return (
    <input
      {...text}
      id={id}
      type="date"
      readOnly={readOnly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={`${controlStyle} max-w-56`}
    />
  );
}
DateInput.traits = { labelable: true };
