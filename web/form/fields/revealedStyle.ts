/**
 * Of actions that show when their field or row is pointed to or has the focus; always where nothing can be pointed to.
 */
export const revealedStyle =
  'opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100 [[data-field]:not(:has([data-field],[data-row-toggle])):focus-within_&]:opacity-100 [[data-field]:not(:has([data-field],[data-row-toggle])):hover_&]:opacity-100';
