import { firstDay, lastDay } from '#engine/validation/days.ts';
import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { controlStyle } from '#web/form/fields/controlStyle.ts';
import { useTurn } from '#web/form/lists/useTurn.ts';
import { useBoundText } from '#web/form/useBoundText.ts';

const style = `${controlStyle} max-w-56`;

/**
 * A browser takes as long for its first date field, with the calendar of the reader's language, as for all others of a
 * first screen.
 */
export function DateInput(props: ControlProps) {
  return useTurn() ? <DatePicker {...props} /> : <div className={style} aria-hidden="true" />;
}
DateInput.traits = { labelable: true, tellsWhenClosed: true };

function DatePicker({ id, pointer, describedBy, invalid, required, readOnly }: ControlProps) {
  const text = useBoundText<HTMLInputElement>(pointer);
  return (
    <input
      {...text}
      id={id}
      type="date"
      min={firstDay}
      max={lastDay}
      readOnly={readOnly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={style}
    />
  );
}
