import { Ajv2020 } from 'ajv/dist/2020.js';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { addFormats, ajvOptions } from './ajvOptions.ts';
import type { DocumentValidator } from './DocumentValidator.ts';

/**
 * Compiles a toolset's schema with AJV in strict mode. Uses `new Function`, so it is for server, scripts and tests;
 * browsers get precompiled validators, made smaller, which takes as long as the compiling.
 *
 * @throws when AJV finds the schema invalid
 */
export function compileValidator(schema: ToolsetSchema): DocumentValidator {
  return addFormats(new Ajv2020({ ...ajvOptions, code: { optimize: false } })).compile(schema) as DocumentValidator;
}
