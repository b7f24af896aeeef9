import type { ControlProps } from '#web/form/fields/ControlProps.ts';
import { controlStyle } from '#web/form/fields/controlStyle.ts';
import { insertText } from '#web/form/paste/insertText.ts';
import { useBoundText } from '#web/form/useBoundText.ts';
import { useGrowingHeight } from '#web/form/useGrowingHeight.ts';
import { usePlaceholder } from '#web/form/usePlaceholder.ts';

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
      data-pointer={pointer}
      placeholder={usePlaceholder(ui.hint, readOnly)}
      readOnly={readOnly}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain').trim();
        if (!pasted.includes('\n') || event.defaultPrevented || readOnly) return;
        event.preventDefault();
        insertText(event.currentTarget, joinLines(pasted));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
      className={`${controlStyle} field-sizing-content resize-none overflow-hidden`}
    />
  );
}

/** Text that is dropped here, or written by an assistant, may have line ends. */
function joinLines(text: string): string {
  return text.replaceAll(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks));
}
