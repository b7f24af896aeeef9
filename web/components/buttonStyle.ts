import { classNames } from './classNames.ts';

export interface ButtonLook {
  /**
   * strong: the page's main action. ai: has AI write. danger: opens the confirmation of a deletion; destructive:
   * deletes.
   */
  look?: 'tonal' | 'strong' | 'quiet' | 'ai' | 'danger' | 'destructive' | undefined;
  size?: 'large' | 'small' | undefined;
  wide?: boolean | undefined;
}

const looks = {
  tonal: 'bg-tonal hover:brightness-95 dark:hover:brightness-110',
  strong: 'bg-primary text-on-primary hover:brightness-110 dark:hover:brightness-105',
  quiet: 'bg-transparent text-text hover:bg-field',
  ai: 'bg-secondary-tonal text-on-secondary-tonal hover:brightness-95 dark:hover:brightness-110',
  danger: 'bg-error-tonal text-on-error-tonal hover:brightness-95 dark:hover:brightness-110',
  destructive: 'bg-error text-on-error hover:brightness-110 dark:hover:brightness-105',
};

const sizes = {
  large: 'min-h-12 gap-2.5 rounded-3xl px-6 py-2 text-row/5',
  small: 'min-h-10 gap-2 rounded-[1.25rem] px-4 py-1 text-sm max-desktop:min-h-11',
};

/** Class names of buttons, also for links that look like one. */
export function buttonStyle({ look = 'tonal', size = 'large', wide = false }: ButtonLook, more?: string): string {
  return classNames(
    'inline-flex cursor-pointer items-center justify-center text-center font-semibold no-underline transition-[filter,background-color,scale] active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:hover:brightness-100',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:hover:brightness-100 aria-disabled:active:scale-100',
    'aria-busy:cursor-progress aria-busy:opacity-55 aria-busy:hover:brightness-100 aria-busy:active:scale-100',
    looks[look],
    sizes[size],
    wide && 'w-full',
    more,
  );
}
