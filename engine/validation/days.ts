/** The days that a document can hold: a year of two digits is a slip. */
export const firstDay = '1900-01-01';
export const lastDay = '9999-12-31';
