import { classNames } from '#web/components/classNames.ts';

/** Class names of a link in the rail. */
export function railRow({ isActive }: { isActive: boolean }): string {
  return classNames(
    'flex min-h-8 items-center gap-2.5 rounded-xl px-3.5 text-sm max-desktop:min-h-12 max-desktop:text-row',
    isActive ? 'bg-primary-tonal font-semibold text-on-primary-tonal' : 'text-muted hover:bg-field hover:text-text',
  );
}
