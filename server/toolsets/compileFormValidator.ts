import { Ajv2020, _ } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

import type { ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';

import { formValidatorRuntime } from './formValidatorRuntime.ts';

/**
 * The text of an ES module whose default export is the schema's validator. The browser imports it as it is, so that a
 * page without `unsafe-eval` can check documents and needs no schema compiler.
 */
export function compileFormValidator(schema: ToolsetSchema): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    code: { source: true, formats: _`formats` },
  });
  // Only the name matters here: the compiled text calls the function of the run time.
  ajv.addFormat('date', () => true);
  const commonJs = standaloneCode.default(ajv, ajv.compile(schema));
  const module = `${formValidatorRuntime}${commonJs
    .replace(/^"use strict";/, '')
    .replace(/module\.exports = (\w+);module\.exports\.default = \w+;/, 'export default $1;')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'ucs2length')}`;
  // A helper that AJV asks for and that is not inlined above would only fail in the reader's browser.
  if (/\brequire\(|module\.exports/.test(module)) throw new Error('The compiled validator still depends on a module');
  return module;
}
