import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { controlStyle } from '#web/form/fields/controlStyle.ts';
import { useBoundText } from '#web/form/useBoundText.ts';
import { usePlaceholder } from '#web/form/usePlaceholder.ts';

import { WrappedLine } from './WrappedLine.tsx';

/** Longer lines may not fit into half the width of a form. */
const longestInput = 60;

/** A line of text; a long one wraps. */
export function TextInput(props: ControlProps) {
  return (props.node.maxLength ?? Infinity) > longestInput ? <WrappedLine {...props} /> : <ShortLine {...props} />;
}
TextInput.traits = { labelable: true };

function ShortLine({ id, pointer, ui, describedBy, invalid, required, readOnly }: ControlProps) {
  const text = useBoundText<HTMLInputElement>(pointer);
  return (
    <input
      {...text}
      id={id}
      type="text"
      autoComplete="off"
      data-pointer={pointer}
      placeholder={usePlaceholder(ui.hint, readOnly)}
      readOnly={readOnly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={controlStyle}
    />
  );
}
