import { compileFunction } from 'node:vm';

import { Ajv2020, _ } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { formValidatorRuntime } from './formValidatorRuntime.ts';

/**
 * Compiles a schema's validator to the source of an ES module with a default export, which browsers import: pages
 * without `unsafe-eval` can validate documents and need no schema compiler.
 *
 * @throws if AJV's code needs a module that {@link formValidatorRuntime} does not have.
 */
export function compileFormValidator(schema: ToolsetSchema): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    // What comes here has been checked when the folder was loaded.
    meta: false,
    validateSchema: false,
    code: { source: true, formats: _`formats` },
  });
  // AJV needs only the format's name; the compiled code calls the runtime's function.
  ajv.addFormat('date', () => true);
  ajv.addFormat('image', true);
  // AJV emits CommonJS; the runtime provides its `require` and `module`.
  const commonJs = standaloneCode.default(ajv, ajv.compile(schema));
  const code = `${formValidatorRuntime}(() => {${commonJs}\n})();\n`;
  // Evaluated once, so that a missing module is found here and not in the browser.
  compileFunction(code)();
  return `${code}export default module.exports;\n`;
}
