import { compileFunction } from 'node:vm';

import type { RJSFSchema } from '@rjsf/utils';
import type { CustomValidatorOptionsType } from '@rjsf/validator-ajv8';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { Ajv2020 } from 'ajv/dist/2020.js';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import { addFormats, ajvOptions } from '#engine/validation/ajvOptions.ts';

import { formValidatorRuntime } from './formValidatorRuntime.ts';

/**
 * Compiles a schema's validator to the source of an ES module with a default export, which browsers import: pages
 * without `unsafe-eval` can validate documents and need no schema compiler.
 *
 * @throws if AJV's code needs a module that {@link formValidatorRuntime} does not have.
 */
export function compileFormValidator(schema: ToolsetSchema): string {
  const commonJs = compileSchemaValidatorsCode(
    // RJSF exports each validator by the id of its schema.
    { ...schema, $id: 'document' } as RJSFSchema,
    {
      // The types of RJSF mean AJV's class, and name its module.
      AjvClass: Ajv2020 as unknown as NonNullable<CustomValidatorOptionsType['AjvClass']>,
      ajvOptionsOverrides: { ...ajvOptions, code: { lines: false } },
      ajvFormatOptions: false,
      extenderFn: addFormats,
    },
  );
  const code = `${formValidatorRuntime}${commonJs}\n`;
  // Evaluated once, so that a missing module is found here and not in the browser.
  compileFunction(code)();
  return `${code}export default exports.document;\n`;
}
