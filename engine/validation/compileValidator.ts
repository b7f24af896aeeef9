import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

import type { ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';

import type { DocumentValidator } from './DocumentValidator.ts';

/**
 * Compiles a toolset's schema with AJV in strict mode. Uses `new Function`, so it is for the server, scripts and tests;
 * the browser gets validators compiled ahead. Throws where AJV finds the schema itself at fault.
 */
export function compileValidator(schema: ToolsetSchema): DocumentValidator {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false });
  formats.default(ajv, ['date']);
  return ajv.compile(schema) as DocumentValidator;
}
