import Search from 'lucide-react/icons/search';

import { classNames } from './classNames.ts';

interface SearchPillProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A search within what a page shows, beside its filters or heading. */
export function SearchPill({ label, value, onChange, className }: SearchPillProps) {
  return (
    <label
      className={classNames(
        'flex min-h-9 items-center gap-2 rounded-full bg-field px-4 focus-within:outline-2 focus-within:outline-focus max-desktop:min-h-11 max-desktop:w-full',
        className,
      )}
    >
      <Search aria-hidden size={16} className="shrink-0 text-muted" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        value={value}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1 bg-transparent text-label outline-none placeholder:text-muted"
      />
    </label>
  );
}
