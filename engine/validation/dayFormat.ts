// Years of 1900 and later, since one of two digits is a slip, and those of them that have a 29 February.
const year = String.raw`(?:19|[2-9]\d)\d\d`;
const leapYear = String.raw`(?:(?:19|[2-9]\d)(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[3579][26])00)`;
const dayOfAnyYear = [
  String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
  String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
  String.raw`02-(?:0[1-9]|1\d|2[0-8])`,
].join('|');

/**
 * The days of the calendar that a document can hold, such as "2026-05-04": from `firstDay` to `lastDay`, each month
 * with the days that it has in its year. An expression and no function, since AJV writes it into compiled validators as
 * it is.
 */
export const dayFormat = new RegExp(`^(?:${year}-(?:${dayOfAnyYear})|${leapYear}-02-29)$`);
