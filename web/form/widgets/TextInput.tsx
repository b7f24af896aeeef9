import type { ControlProps } from '../fields/ControlProps.ts';
import { controlStyle } from '../fields/controlStyle.ts';
import { useBoundText } from '../useBoundText.ts';
import { usePlaceholder } from '../usePlaceholder.ts';
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
