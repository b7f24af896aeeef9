/** What compiled validators need at run time, as source text: the length in code points and the `date` format. */
export const formValidatorRuntime = `
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
const formats = {
  date(text) {
    const found = /^(\\d{4})-(\\d\\d)-(\\d\\d)$/.exec(text);
    if (!found) return false;
    const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    return month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1];
  },
};
`;
