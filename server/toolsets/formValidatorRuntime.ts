/**
 * Source of the environment of a compiled validator: `require` with the AJV modules it may use, the `date` format, and
 * the `module` it exports to.
 */
export const formValidatorRuntime = `
const modules = {
  // The length in code points, as JSON Schema counts.
  'ajv/dist/runtime/ucs2length': {
    default(text) {
      let length = 0;
      for (const _ of text) length++;
      return length;
    },
  },
};
const require = (name) => {
  if (!Object.hasOwn(modules, name)) throw new Error('A compiled validator needs ' + name);
  return modules[name];
};
const formats = {
  date(text) {
    const found = /^(\\d{4})-(\\d\\d)-(\\d\\d)$/.exec(text);
    if (!found) return false;
    const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1];
  },
};
const module = { exports: {} };
`;
