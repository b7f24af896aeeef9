import { zodToJsonSchema } from 'zod-to-json-schema';

import { localeContract } from './localeContract.ts';
import { manifestContract } from './manifestContract.ts';
import { pathContract } from './pathContract.ts';
import { uiContract } from './uiContract.ts';

/** The contracts of a folder's files and of a path as JSON Schema, for completion and validation in editors. */
export function publishedContracts(): Record<'toolset' | 'ui' | 'locale' | 'path', object> {
  return {
    toolset: zodToJsonSchema(manifestContract, { target: 'jsonSchema7' }),
    ui: zodToJsonSchema(uiContract, { target: 'jsonSchema7' }),
    locale: zodToJsonSchema(localeContract, { target: 'jsonSchema7' }),
    path: zodToJsonSchema(pathContract, { target: 'jsonSchema7' }),
  };
}
