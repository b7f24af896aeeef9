/**
 * Class names shared by all inputs. Without kerning: with it, a browser measures a word that it has to break anew from
 * each line on, which takes seconds for one of thousands of letters.
 */
export const controlStyle =
  'block w-full min-h-11 [font-kerning:none] rounded-xl border border-transparent bg-field px-3.5 py-2.25 text-[0.9375rem]/6 text-text ' +
  'placeholder:font-normal placeholder:text-muted hover:bg-field-hover focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-focus ' +
  'aria-invalid:border-error [&[readonly]]:border-outline [&[readonly]]:bg-transparent disabled:opacity-70 ' +
  // What the draft changed.
  'in-data-marked:animate-glow in-data-marked:shadow-[inset_3px_0_var(--secondary)]';
