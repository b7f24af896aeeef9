/** Class names of links and actions in the status line. */
export const statusLink =
  'font-medium text-text underline decoration-outline-strong underline-offset-4 hover:decoration-current disabled:cursor-not-allowed disabled:opacity-55 aria-busy:opacity-55 print:hidden';
