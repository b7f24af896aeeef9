/** Source of the surroundings of a compiled validator: `require` with the AJV modules it may use, and its `exports`. */
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
const exports = {};
`;
