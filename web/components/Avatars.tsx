import { useLanguage } from '#web/i18n/useLanguage.ts';

import { classNames } from './classNames.ts';
import { initialsOf } from './initialsOf.ts';

interface AvatarsProps {
  people: readonly { id: string; name: string }[];
  /** Such as "Bora Yıldız is here": read aloud, and shown under the pointer. Without it, text beside them says that. */
  label?: string;
  size?: 'small' | 'normal';
  /** How many are shown; the others are counted. */
  most?: number;
}

const looks = [
  'bg-secondary-tonal text-on-secondary-tonal',
  'bg-tertiary-tonal text-on-tertiary-tonal',
  'bg-success-tonal text-on-success-tonal',
  'bg-primary-tonal text-on-primary-tonal',
];

const sizes = { small: 'size-5.5 text-[0.625rem] not-first:-ml-0.5', normal: 'size-8 text-xs not-first:-ml-1' };

/** People by their initials, each in a colour that stays theirs. */
export function Avatars({ people, label, size = 'normal', most = 3 }: AvatarsProps) {
  const language = useLanguage();
  // Counting one takes no less room than showing it.
  const shown = people.length > most ? people.slice(0, most - 1) : people;
  const disc = classNames(
    'grid place-items-center rounded-full font-semibold ring-2 ring-surface forced-colors:border',
    sizes[size],
  );
  return (
    <span title={label} className="inline-flex shrink-0 items-center print:hidden">
      {shown.map(({ id, name }) => (
        <span key={id} aria-hidden translate="no" title={name} className={classNames(disc, lookOf(id))}>
          {initialsOf(name, language)}
        </span>
      ))}
      {shown.length < people.length && (
        <span aria-hidden className={classNames(disc, 'bg-field text-muted')}>
          +{people.length - shown.length}
        </span>
      )}
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}

function lookOf(id: string): string | undefined {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 0);
  return looks[sum % looks.length];
}
