/** Class names shared by all inputs. */
export const controlStyle =
  'block w-full min-h-12 rounded-2xl border-b border-outline-strong bg-field px-4 py-3 text-base leading-6 text-text ' +
  'placeholder:text-muted hover:bg-field-hover focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus ' +
  'aria-invalid:border-error [&[readonly]]:border-outline [&[readonly]]:bg-transparent disabled:opacity-70';
