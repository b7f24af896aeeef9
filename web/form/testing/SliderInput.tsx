import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

/** The file of a widget that is added to the form's own. */
export function SliderInput({ id, pointer, node, describedBy, invalid, readOnly }: ControlProps) {
  const { document } = useForm();
  const { minimum = 0, maximum = 100 } = node;
  const value = useFieldValue(pointer);
  return (
    <input
      id={id}
      type="range"
      min={minimum}
      max={maximum}
      value={typeof value === 'number' ? value : minimum}
      disabled={readOnly}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => document.set(pointer, Number(event.currentTarget.value))}
    />
  );
}
SliderInput.traits = { labelable: true, tellsWhenClosed: true };
