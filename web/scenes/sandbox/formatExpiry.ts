/** What was typed as MM/YY, as far as it goes: "5" is "05", "1/" is "01/", and "0427" or "04/2027" is "04/27". */
export function formatExpiry(typed: string): string {
  const [, lone] = /^\D*(\d)\D/.exec(typed) ?? [];
  const all = typed.replaceAll(/\D/g, '');
  // No month begins with any of these, and with a separator behind it a digit is a whole month.
  const digits = lone || all >= '2' ? `0${all}` : all;
  const [month, rest] = [digits.slice(0, 2), digits.slice(2)];
  const year = rest.length === 4 ? rest.slice(2) : rest.slice(0, 2);
  const isMonthOver = year !== '' || /^\D*\d+\D/.test(typed);
  return month.length === 2 && isMonthOver ? `${month}/${year}` : month;
}
