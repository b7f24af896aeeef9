import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useFieldValue } from '#web/form/useFieldValue.ts';

interface BooleanInputProps extends ControlProps {
  /** What it says where it has no label above. */
  text?: string;
}

export function BooleanInput({ id, labelId, pointer, describedBy, invalid, readOnly, text }: BooleanInputProps) {
  const { document, t } = useForm();
  const value = useFieldValue(pointer);
  return (
    <label className="flex min-h-12 w-fit cursor-pointer items-center gap-3 rounded-2xl bg-field px-4 text-base text-text hover:bg-field-hover">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        disabled={readOnly}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => document.set(pointer, event.currentTarget.checked)}
        className="size-5 accent-primary"
      />
      <span id={text === undefined ? undefined : labelId}>{text ?? t('yes')}</span>
    </label>
  );
}
