import type { Options } from 'ajv';
import type Ajv from 'ajv/dist/core.js';

import { dayFormat } from './dayFormat.ts';

/** How AJV reads a toolset's schema, for the server and for the validators that it compiles for browsers. */
export const ajvOptions = {
  allErrors: true,
  strict: true,
  strictRequired: false,
  // Strict mode finds faulty keywords by itself; compiling the meta-schema for each validator costs more than the
  // schema.
  meta: false,
  validateSchema: false,
  // Faults are told in our own words, from keyword and limit alone.
  messages: false,
  verbose: false,
} as const satisfies Options;

/** Adds the formats that a toolset's schema may name. */
export function addFormats<Kind extends Ajv.default>(ajv: Kind): Kind {
  ajv.addFormat('date', dayFormat);
  // Any text: documents may still name a file that nobody uploaded.
  ajv.addFormat('image', true);
  return ajv;
}
