import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

export function RadioInput({ id, labelId, pointer, node, ui, describedBy, invalid, readOnly }: ControlProps) {
  const { document } = useForm();
  const value = useFieldValue(pointer);
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      className="flex flex-wrap gap-2"
    >
      {node.enum?.map((option) => (
        <label
          key={option}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full bg-field px-4 text-base text-text hover:bg-field-hover has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={id}
            checked={value === option}
            disabled={readOnly}
            onChange={() => document.set(pointer, option)}
            onClick={() => value === option && document.set(pointer, undefined)}
            className="sr-only"
          />
          {ui.enumLabels?.[option] ?? option}
        </label>
      ))}
    </div>
  );
}
RadioInput.traits = { tellsWhenClosed: true };
