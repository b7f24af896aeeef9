/** What is typed or chosen in, on any of the pages. */
export const fieldSelector = 'input:not([type=hidden]), textarea, select, button[aria-haspopup=listbox]';
