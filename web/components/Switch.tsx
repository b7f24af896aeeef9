import type { ReactNode } from 'react';

import { classNames } from './classNames.ts';

interface SwitchProps {
  label: string;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that takes effect at once. */
export function Switch({ label, icon, checked, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-2xl px-4 text-left text-base hover:bg-field"
    >
      {icon}
      <span className="flex-1">{label}</span>
      <span
        aria-hidden
        className={classNames(
          'flex h-6 w-10 shrink-0 items-center rounded-full p-0.5 transition-colors',
          checked ? 'bg-primary' : 'bg-outline-strong',
        )}
      >
        <span
          className={classNames('size-5 rounded-full bg-raised transition-transform', checked && 'translate-x-4')}
        />
      </span>
    </button>
  );
}
