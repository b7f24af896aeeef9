import { classNames } from './classNames.ts';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; absent while unknown. */
  value?: number;
  className?: string;
}

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const known = value !== undefined;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? Math.round(value * 100) : undefined}
      className={classNames('h-2 overflow-hidden rounded-full bg-field', className)}
    >
      <div
        className={classNames(
          'h-full rounded-full bg-success transition-[width] duration-500',
          !known && 'w-1/3 animate-pulse',
        )}
        style={known ? { width: `${Math.min(1, Math.max(0, value)) * 100}%` } : undefined}
      />
    </div>
  );
}
