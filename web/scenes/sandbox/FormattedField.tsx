import type { ChangeEvent, ComponentProps } from 'react';

import { TextField } from '#web/components/TextField.tsx';

interface FormattedFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  value: string;
  /** What is shown of what was typed. */
  format: (typed: string) => string;
  onChange: (value: string) => void;
}

/** A field of digits that are grouped as they are typed; the caret stays behind the digit that it stood behind. */
export function FormattedField({ format, onChange, ...rest }: FormattedFieldProps) {
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = target;
    const formatted = format(typed);
    const caret = selectionStart ?? typed.length;
    // Written before React does, which would send the caret to the end.
    target.value = formatted;
    const place =
      caret === typed.length ? formatted.length : placeBehind(formatted, countDigits(typed.slice(0, caret)));
    target.setSelectionRange(place, place);
    onChange(formatted);
  }
  return <TextField {...rest} inputMode="numeric" onChange={take} />;
}

function countDigits(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}

function placeBehind(text: string, digits: number): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place += 1) if (/\d/.test(text[place]!)) left -= 1;
  return place;
}
