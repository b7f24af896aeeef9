import { useId } from 'react';

interface CheckboxProps {
  label: string;
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, error, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[15px] leading-snug">
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 cursor-pointer accent-primary"
        />
        {label}
      </label>
      {error && (
        <p id={`${id}-note`} role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </div>
  );
}
