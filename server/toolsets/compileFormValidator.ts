import { compileFunction } from 'node:vm';

import { Ajv2020, _ } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

import type { ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';

import { formValidatorRuntime } from './formValidatorRuntime.ts';

/**
 * The text of an ES module whose default export is the schema's validator. The browser imports it as it is, so that a
 * page without `unsafe-eval` can check documents and needs no schema compiler.
 *
 * @throws if AJV's code needs a module that {@link formValidatorRuntime} does not have.
 */
export function compileFormValidator(schema: ToolsetSchema): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    code: { source: true, formats: _`formats` },
  });
  // AJV only needs to know the name; the compiled code calls the function of the runtime.
  ajv.addFormat('date', () => true);
  // AJV writes CommonJS, which stays as it is: its `require` and `module` are those of the runtime.
  const commonJs = standaloneCode.default(ajv, ajv.compile(schema));
  const code = `${formValidatorRuntime}(() => {${commonJs}\n})();\n`;
  // Loaded once here, so that a module it lacks is found now and not in the browser.
  compileFunction(code)();
  return `${code}export default module.exports;\n`;
}
