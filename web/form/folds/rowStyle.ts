/** Class names of a list of rows, and of what an open row holds. */
export const rowListStyle =
  'divide-y divide-outline overflow-clip rounded-2xl border border-outline bg-raised shadow-raised';
export const rowBodyStyle = 'px-4 pt-2 pb-6 desktop:px-6';
