import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { firstDay } from './days.ts';
import type { DocumentValidator } from './DocumentValidator.ts';

const calendar = formats.default.get('date') as { validate: (text: string) => boolean };

/**
 * Compiles a toolset's schema with AJV in strict mode. Uses `new Function`, so it is for server, scripts and tests;
 * browsers get precompiled validators. @throws when AJV finds the schema invalid.
 */
export function compileValidator(schema: ToolsetSchema): DocumentValidator {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    // Strict mode finds faulty keywords by itself; compiling the meta-schema for each validator costs more than the schema.
    meta: false,
    validateSchema: false,
  });
  ajv.addFormat('date', (text: string) => text >= firstDay && calendar.validate(text));
  // Any text: documents may still name a file that nobody uploaded.
  ajv.addFormat('image', true);
  return ajv.compile(schema) as DocumentValidator;
}
