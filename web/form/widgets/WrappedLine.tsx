import type { ControlProps } from '../fields/ControlProps.ts';
import { controlStyle } from '../fields/controlStyle.ts';
import { useBoundText } from '../useBoundText.ts';
import { useGrowingHeight } from '../useGrowingHeight.ts';
import { usePlaceholder } from '../usePlaceholder.ts';

/** A text of one line that wraps where it is longer than the field, so that nothing is cut. */
export function WrappedLine({ id, pointer, ui, describedBy, invalid, required, readOnly }: ControlProps) {
  const text = useBoundText<HTMLTextAreaElement>(pointer, { clean: joinLines });
  useGrowingHeight(text.ref);
  return (
    <textarea
      {...text}
      id={id}
      rows={1}
      autoComplete="off"
      placeholder={usePlaceholder(ui.hint, readOnly)}
      readOnly={readOnly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
      className={`${controlStyle} field-sizing-content resize-none overflow-hidden`}
    />
  );
}

/** Pasted text may have line breaks. */
function joinLines(text: string): string {
  return text.includes('\n') ? text.replaceAll(/\s*\n\s*/g, ' ') : text;
}
