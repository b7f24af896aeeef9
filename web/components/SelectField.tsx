import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';

import { classNames } from './classNames.ts';
import { fieldFrame } from './TextField.tsx';

interface SelectFieldProps<Value extends string> {
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few, by the browser's own list. */
export function SelectField<Value extends string>({
  label,
  hideLabel,
  value,
  options,
  onChange,
  className,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-text'}>
        {label}
      </label>
      <div className={classNames(fieldFrame(false), 'relative min-w-0')}>
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className="min-h-12 w-full min-w-0 cursor-pointer appearance-none truncate bg-transparent py-2 pr-8 text-base text-text outline-none"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-raised text-text">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={20} className="pointer-events-none absolute right-4 text-muted" />
      </div>
    </div>
  );
}
