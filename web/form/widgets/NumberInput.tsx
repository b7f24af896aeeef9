import type { ControlProps } from '../fields/ControlProps.ts';
import { controlStyle } from '../fields/controlStyle.ts';
import { useBoundText } from '../useBoundText.ts';
import { usePlaceholder } from '../usePlaceholder.ts';

/** A text input with a numeric keyboard: unlike `type=number` it keeps text that is not a number. */
export function NumberInput({ id, pointer, node, ui, describedBy, invalid, required, readOnly }: ControlProps) {
  const text = useBoundText<HTMLInputElement>(pointer);
  return (
    <input
      {...text}
      id={id}
      type="text"
      inputMode={node.type === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      placeholder={usePlaceholder(ui.hint, readOnly)}
      readOnly={readOnly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={`${controlStyle} max-w-48`}
    />
  );
}
NumberInput.traits = { labelable: true };
