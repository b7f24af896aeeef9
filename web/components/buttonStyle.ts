import { classNames } from './classNames.ts';

export interface ButtonLook {
  /** strong: the one main action of a page. */
  look?: 'tonal' | 'strong' | 'quiet' | 'danger' | undefined;
  size?: 'large' | 'small' | undefined;
  wide?: boolean | undefined;
}

const looks = {
  tonal: 'bg-primary-tonal text-on-primary-tonal hover:brightness-95 dark:hover:brightness-110',
  strong: 'bg-primary text-on-primary hover:brightness-110 dark:hover:brightness-105',
  quiet: 'bg-transparent text-text hover:bg-field',
  danger: 'bg-error-tonal text-on-error-tonal hover:brightness-95 dark:hover:brightness-110',
};

const sizes = {
  large: 'min-h-12 gap-2.5 rounded-[24px] px-6 text-[15px]',
  small: 'min-h-9 gap-2 rounded-[18px] px-4 text-sm',
};

/** For buttons and for links that look like one. */
export function buttonStyle({ look = 'tonal', size = 'large', wide = false }: ButtonLook, more?: string): string {
  return classNames(
    'inline-flex cursor-pointer items-center justify-center text-center font-semibold no-underline transition-[filter,background-color]',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:hover:brightness-100 aria-busy:cursor-progress',
    looks[look],
    sizes[size],
    wide && 'w-full',
    more,
  );
}
